import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  BoldOutlined,
  CameraOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  FilterOutlined,
  HolderOutlined,
  ItalicOutlined,
  LinkOutlined,
  LogoutOutlined,
  MailOutlined,
  MoreOutlined,
  OrderedListOutlined,
  PhoneOutlined,
  PictureOutlined,
  PlusOutlined,
  RedoOutlined,
  ReloadOutlined,
  SearchOutlined,
  UndoOutlined,
  UnorderedListOutlined,
  UploadOutlined,
  UserOutlined,
  WhatsAppOutlined,
} from '@ant-design/icons';
import type { ComponentProps } from 'react';

type Drawing = typeof PlusOutlined;

/**
 * Hides an icon beside a text, or on a labelled button, from screen readers. The icons' built-in labels are English.
 */
const quiet = (Sign: Drawing) => (props: ComponentProps<Drawing>) => (
  <Sign {...props} aria-label={undefined} aria-hidden="true" />
);

export const AccountIcon = quiet(UserOutlined);
export const AddIcon = quiet(PlusOutlined);
export const BoldIcon = quiet(BoldOutlined);
export const CopyIcon = quiet(CopyOutlined);
export const CameraIcon = quiet(CameraOutlined);
export const ClockIcon = quiet(ClockCircleOutlined);
export const CheckIcon = quiet(CheckOutlined);
export const CloseIcon = quiet(CloseOutlined);
export const DeleteIcon = quiet(DeleteOutlined);
export const DownloadIcon = quiet(DownloadOutlined);
export const DragIcon = quiet(HolderOutlined);
export const EarlierIcon = quiet(ArrowLeftOutlined);
export const EditIcon = quiet(EditOutlined);
export const ItalicIcon = quiet(ItalicOutlined);
export const LaterIcon = quiet(ArrowRightOutlined);
export const FilterIcon = quiet(FilterOutlined);
export const LinkIcon = quiet(LinkOutlined);
export const ListIcon = quiet(UnorderedListOutlined);
export const LogoutIcon = quiet(LogoutOutlined);
export const MailIcon = quiet(MailOutlined);
export const MoreIcon = quiet(MoreOutlined);
export const NumberedListIcon = quiet(OrderedListOutlined);
export const PhoneIcon = quiet(PhoneOutlined);
export const PictureIcon = quiet(PictureOutlined);
export const PreviewIcon = quiet(EyeOutlined);
export const RedoIcon = quiet(RedoOutlined);
export const RefreshIcon = quiet(ReloadOutlined);
export const SearchIcon = quiet(SearchOutlined);
export const UndoIcon = quiet(UndoOutlined);
export const UpIcon = quiet(ArrowUpOutlined);
export const UploadIcon = quiet(UploadOutlined);
export const WhatsappIcon = quiet(WhatsAppOutlined);
