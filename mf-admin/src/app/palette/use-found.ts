import {
  type ArchivedVehicle,
  adminPath,
  customerPath,
  formatAed,
  type InboxRequest,
  inboxPath,
  type Language,
  SETTING_NAMES,
  type StaffVehicle,
  senderName,
  settingNamed,
  vehicleStatus,
} from '@dealership/contracts';
import { createVehicle, listArchivedVehicles, listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { createAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { enterRequest, listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { keepPreviousData, useQuery } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { carName } from '../../shared/display/format/car-name.js';
import { phoneText } from '../../shared/display/format/phone-text.js';
import { useDebounced } from '../../shared/form/use-debounced.js';
import { useCars } from '../../shared/request/lead/use-cars.js';
import { referenceOf, useRequestLabels } from '../../shared/request/request-labels.js';
import { useMay } from '../../shared/staff/use-me.js';
import { useSections } from '../sections/use-sections.js';
import { haveNearly } from './near-words.js';
import { useRecent } from './use-recent.js';

const SHOWN = 6;

const WORD_BREAK = /[^\p{L}\p{M}\p{N}]+/u;

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().split(WORD_BREAK).filter(Boolean);

/** A result of the palette. `more`: distinguishes it from similar ones. */
export interface Found {
  address: string;
  label: string;
  more: string;
  /** The request's reference, which never wraps. */
  reference?: string;
  /** A label on the result. */
  tag?: string;
}

/** `words`: the name of its keywords. */
type NamedPage = Found & { words: string };

export interface FoundGroup {
  name: 'recent' | 'actions' | 'sections' | 'customers' | 'requests' | 'vehicles';
  items: Found[];
}

/** The actions available everywhere: permission, text key, URL and name of their keywords. */
const ACTIONS = [
  [enterRequest.permission, 'inbox.entered.add', adminPath('inbox', { request: 'new' }), 'newRequest'],
  [createAppointment.permission, 'appointment.add', adminPath('appointments', { drive: 'new' }), 'newDrive'],
  [createVehicle.permission, 'vehicle.add', adminPath('vehicles', { entry: 'new' }), 'newVehicle'],
] as const;

/** The settings by their names, as pages of their section. */
const settingsOf = (language: Language, more: string): NamedPage[] =>
  SETTING_NAMES.map((name) => ({
    address: adminPath('settings', { setting: name }),
    label: settingNamed(name).form.label[language],
    more,
    words: name,
  }));

/** One entry per e-mail address, or phone number without one. */
function customersOf(requests: InboxRequest[]): Found[] {
  const byEmail = new Map(requests.map((request) => [request.email?.toLowerCase() ?? request.phone, request]));
  return [...byEmail.values()].slice(0, 3).map((request) => ({
    address: customerPath(request.id),
    label: senderName(request),
    more: [request.email, request.phone && phoneText(request.phone)].filter(Boolean).join(' · '),
  }));
}

/** How well a title matches the words: 0 if each begins a word of it, 1 if each is in it, 2 if not. */
function rankOf({ label }: Found, words: string[]): number {
  const text = label.toLocaleLowerCase();
  const begins = (word: string) => text.split(WORD_BREAK).some((part) => part.startsWith(word));
  return Math.max(0, ...words.map((word) => (begins(word) ? 0 : text.includes(word) ? 1 : 2)));
}

/** The best matches first, in each group and among the groups. */
function ranked(groups: FoundGroup[], typed: string): FoundGroup[] {
  const words = wordsOf(typed);
  const rank = (found: Found) => rankOf(found, words);
  const best = ({ items }: FoundGroup) => Math.min(...items.map(rank));
  return groups
    .map(({ name, items }) => ({ name, items: items.toSorted((one, other) => rank(one) - rank(other)) }))
    .sort((one, other) => best(one) - best(other));
}

/**
 * The sections, customers, requests and vehicles that match the words, limited to what the user may see. Without words,
 * the records that were opened last come first.
 */
export function useFound(typed: string) {
  const { t } = useTranslation('dashboard');
  const { language, locale } = useLanguage();
  const may = useMay();
  const { names, label, addressOf } = useSections();
  const { requestName, about } = useRequestLabels();
  const searchText = typed.trim();
  const textOf = ({ label: text, words }: NamedPage) => `${text}\n${t(`palette.words.${words}`, { defaultValue: '' })}`;
  const isMeant = (page: NamedPage) => textOf(page).toLocaleLowerCase().includes(searchText.toLocaleLowerCase());
  const isNearlyMeant = (page: NamedPage) => haveNearly(wordsOf(textOf(page)), wordsOf(searchText));
  /** Without an exact match, those of a word with a slip. */
  const foundOf = (pages: NamedPage[]): Found[] => {
    const exact = pages.filter(isMeant);
    return (exact.length > 0 ? exact : pages.filter(isNearlyMeant)).map(({ words: _, ...found }) => found);
  };
  const debounced = useDebounced(searchText);
  const isSearching = debounced.length > 1;
  const requests = useQuery({
    queryKey: [...STAFF_DATA, 'palette-requests', debounced],
    queryFn: ({ signal }) => callStaff(listInbox, { query: { q: debounced, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    enabled: isSearching && may(listInbox.permission),
  });
  const vehicles = useQuery({
    queryKey: [...STAFF_DATA, 'palette-vehicles', debounced],
    queryFn: ({ signal }) => callStaff(listStaffVehicles, { query: { q: debounced, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    enabled: isSearching && may(listStaffVehicles.permission),
  });
  const drafts = useQuery({
    queryKey: [...STAFF_DATA, 'palette-drafts', debounced],
    queryFn: ({ signal }) =>
      callStaff(listArchivedVehicles, { query: { q: debounced, filter: 'drafts', pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    enabled: isSearching && may(listArchivedVehicles.permission),
  });
  const found =
    isSearching && searchText ? [...(requests.data?.pinned ?? []), ...(requests.data?.items ?? [])].slice(0, SHOWN) : [];
  const cars = isSearching && searchText ? (vehicles.data?.items ?? []) : [];
  const draftCars = isSearching && searchText ? (drafts.data?.items ?? []) : [];
  const priceOf = ({ price }: StaffVehicle | ArchivedVehicle) =>
    price === null ? t('common:price.onRequest') : formatAed(price, locale);
  const recent = useRecent(searchText === '');
  const recentRequests = recent.flatMap((one) => ('request' in one ? [one.request] : []));
  const carOf = useCars([...found, ...recentRequests].map(({ car }) => car));
  const requestItem = (request: InboxRequest): Found => ({
    address: inboxPath(request.kind, request.number),
    label: `${senderName(request)} · ${requestName(request)}`,
    more: about(request, carOf(request.car)),
    reference: referenceOf(request),
  });
  const vehicleItem = (vehicle: StaffVehicle): Found => ({
    address: adminPath('vehicles', { entry: vehicle.id }),
    label: carName(language, vehicle),
    more: [vehicle.stockNumber ?? `#${vehicle.id}`, priceOf(vehicle), t(`vehicleStatus.${vehicleStatus(vehicle)}`)].join(' · '),
  });
  const groups: FoundGroup[] = [
    { name: 'recent', items: recent.map((one) => ('request' in one ? requestItem(one.request) : vehicleItem(one.vehicle))) },
    {
      name: 'actions',
      items: foundOf(
        ACTIONS.filter(([permission]) => may(permission)).map(([, text, address, words]) => ({
          address,
          label: t(text),
          more: '',
          words,
        })),
      ),
    },
    {
      name: 'sections',
      items: foundOf([
        ...names.map((name) => ({ address: addressOf(name), label: label(name), more: '', words: name })),
        ...(searchText && names.includes('settings') ? settingsOf(language, label('settings')) : []),
      ]),
    },
    { name: 'customers', items: customersOf(found) },
    { name: 'requests', items: found.map(requestItem) },
    {
      name: 'vehicles',
      items: [
        ...cars.map(vehicleItem),
        ...draftCars.map((draft) => ({
          address: adminPath('vehicles', { status: 'drafts', entry: draft.id }),
          label: carName(language, draft),
          more: [draft.stockNumber, priceOf(draft)].filter(Boolean).join(' · '),
          tag: t('archive.draft'),
        })),
      ],
    },
  ];
  return {
    groups: ranked(
      groups.filter(({ items }) => items.length > 0),
      searchText,
    ),
    isPending: debounced !== searchText || requests.isFetching || vehicles.isFetching || drafts.isFetching,
    hasFailed: requests.isError || vehicles.isError || drafts.isError,
  };
}
