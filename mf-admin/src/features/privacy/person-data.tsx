import type { PersonQuery, PersonRecord } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { EmptyState } from '../../shared/display/feedback/empty-state.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { phoneText } from '../../shared/display/format/phone-text.js';
import { DeleteIcon } from '../../shared/display/icons.js';
import { RowsTable } from '../../shared/list/table/rows-table.js';
import { CopyButtons } from './copy/copy-buttons.js';
import { ErasureReport } from './erasure/erasure-report.js';
import { useConfirmErasure } from './erasure/use-confirm-erasure.js';
import { type Erasure, namedErasureOf, PARTS, useErasure, usePerson } from './privacy-api.js';
import styles from './privacy-tab.module.css';
import { ShowcaseChoice } from './showcases/showcase-choice.js';
import { useShowcases } from './showcases/use-showcases.js';
import { UnavailablePart } from './unavailable-part.js';
import { useRecordColumns } from './use-record-columns.js';

export interface PersonDataProps {
  person: PersonQuery;
  /** As staff typed it: a phone number with its plus. */
  typed: string;
  onSearch: (email: string) => void;
}

const emailsOf = (records: PersonRecord[]): string[] => [
  ...new Set(records.flatMap(({ email }) => (email === null ? [] : email.toLowerCase()))),
];

/** Offers to search the other addresses with the same phone number: they may be the same person's. */
function SamePhone({ phone, email, onSearch }: { phone: string; email: string; onSearch: PersonDataProps['onSearch'] }) {
  const { t } = useTranslation('dashboard');
  const { inquiries, payments } = usePerson({ phone });
  const found = [inquiries, payments].flatMap(({ data }) => data?.items ?? []);
  const others = emailsOf(found).filter((address) => address !== email.toLowerCase());
  if (others.length === 0) return null;
  return (
    <>
      <p>{t('privacy.samePhone', { phone: phoneText(phone) })}</p>
      <div className={styles.emails}>
        {others.map((address) => (
          <Button key={address} onClick={() => onSearch(address)}>
            <bdi>{address}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}

/** What each part of the site stores about a person. */
function usePersonData(person: PersonQuery) {
  const { inquiries, payments } = usePerson(person);
  const records = [inquiries, payments].flatMap(({ data }) => data?.items ?? []);
  const showcases = useShowcases(records);
  const parts = { inquiries, payments, content: showcases.named };
  const areKnown = inquiries.isSuccess && payments.isSuccess;
  return {
    parts,
    records,
    showcases,
    areKnown,
    // Names are searched only once there is one.
    isComplete: areKnown && (showcases.named.isSuccess || showcases.names.length === 0),
    isBusy: PARTS.some((part) => parts[part].isFetching),
  };
}

/** Everything stored about a person, in every part of the site, and the buttons to erase it. */
export function PersonData({ person, typed, onSearch }: PersonDataProps) {
  const { t } = useTranslation('dashboard');
  const { parts, records, showcases, areKnown, isComplete, isBusy } = usePersonData(person);
  const { email, phone = '' } = person;
  const { outcomes, erase, isErasing } = useErasure();
  const { chosen } = showcases;
  const named = namedErasureOf(chosen);
  // Several people may share a number; it identifies only those of whom there is no address.
  const own = email ? records : records.filter((record) => record.email === null);
  const identity = email ? { email } : { phone };
  const erased = own.filter(({ obstacle }) => obstacle === null);
  const count = erased.length + chosen.length;
  const who = email ?? phoneText(typed);
  const erasure: Erasure = {
    ...(erased.length > 0 && { inquiries: identity, ...(email && { payments: { email } }) }),
    ...(named && { content: named }),
  };
  const confirm = useConfirmErasure(who, () => erase(erasure));
  const columns = useRecordColumns(!email);
  const rowsOf = (some: PersonRecord[]) =>
    some.map((record) => ({ ...record, number: record.id, id: `${record.place} ${record.id}` }));
  const otherAddresses = email ? [] : emailsOf(records);
  const phones = [...new Set(records.flatMap((record) => record.phone ?? []))];
  const leadsToEmail = records.length > 0 && own.length === 0;

  return (
    <section className={styles.found} aria-busy={isBusy}>
      <h2 className={styles.title}>
        <bdi dir="ltr">{who}</bdi>
      </h2>
      <ErasureReport outcomes={outcomes} onRepeat={erase} isBusy={isErasing} />
      {PARTS.filter((part) => parts[part].isError).map((part) => (
        <UnavailablePart key={part} part={part} error={parts[part].error} onRetry={() => void parts[part].refetch()} />
      ))}
      {isBusy && !isComplete && (
        <div className={styles.wide}>
          <LoadingLines count={4} />
        </div>
      )}
      {isComplete && records.length === 0 && showcases.rows.length === 0 && (
        <div className={styles.wide}>
          <EmptyState title={t('privacy.nothing')} text={t('privacy.nothingText')} />
        </div>
      )}
      {own.length > 0 && (
        <div className={styles.wide}>
          <RowsTable label={t('privacy.records')} columns={columns} rows={rowsOf(own)} isBusy={isBusy} />
        </div>
      )}
      {!email && own.length > 0 && <p>{t('privacy.byPhone', { count: own.length })}</p>}
      {isComplete && !leadsToEmail && (own.length > 0 || chosen.length > 0) && (
        <CopyButtons person={own.length > 0 ? identity : undefined} named={named} />
      )}
      {isComplete && !leadsToEmail && Object.keys(erasure).length > 0 && (
        <Button danger className={styles.erase} icon={<DeleteIcon />} loading={isErasing} onClick={() => confirm(count, erased)}>
          {t('privacy.erase', { count, who: `\u2066${who}\u2069` })}
        </Button>
      )}
      {otherAddresses.map((address) => (
        <section key={address} className={styles.address} aria-label={address}>
          <Button className={styles.erase} onClick={() => onSearch(address)}>
            {t('privacy.findAddress', { who: `\u2066${address}\u2069` })}
          </Button>
          <RowsTable
            label={`${t('privacy.records')} · \u2068${address}\u2069`}
            columns={columns}
            rows={rowsOf(records.filter((record) => record.email?.toLowerCase() === address))}
            isBusy={isBusy}
          />
        </section>
      ))}
      {email && phones.map((number) => <SamePhone key={number} phone={number} email={email} onSearch={onSearch} />)}
      {areKnown && !leadsToEmail && <ShowcaseChoice showcases={showcases} />}
    </section>
  );
}
