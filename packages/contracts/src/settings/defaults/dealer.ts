/** Defaults until a dealer configures their own. Fictional: no call or e-mail reaches anybody. */
export const DEFAULT_DEALER = {
  name: 'Aureva Motors',
  phone: '+971 6 000 0248',
  mobile: '+971 50 000 0248',
  /** Digits only, with country code. */
  whatsapp: '971500000248',
  email: 'showroom@aureva-motors.example',
  address: {
    en: 'Ajman Car Souq, Showroom 248, Ajman, UAE',
    ar: 'سوق السيارات في عجمان، معرض رقم 248، عجمان، الإمارات',
    ja: 'UAE アジュマーン カースーク内 ショールーム248',
  },
} as const;
