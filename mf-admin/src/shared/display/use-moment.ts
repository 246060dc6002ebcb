import { useLanguage } from '@dealership/ui-kit';

/** Formats days and moments in the showroom's time zone. `text`: ISO 8601. */
export function useMoment() {
  const { locale } = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: print } = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dubai', ...options });
    return (text: string) => print(new Date(text));
  };
  return { day: format({ dateStyle: 'medium' }), moment: format({ dateStyle: 'medium', timeStyle: 'short' }) };
}
