interface Region extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** The day on which the showroom's week begins, from 1 (Monday) to 7; browsers without week data use Monday. */
export const FIRST_DAY_OF_WEEK = (new Intl.Locale('und-AE') as Region).getWeekInfo?.().firstDay ?? 1;
