import accessAr from '../features/auction-access/locales/ar.json';
import accessEn from '../features/auction-access/locales/en.json';
import accessJa from '../features/auction-access/locales/ja.json';
import biddingAr from '../features/auction-bidding/locales/ar.json';
import biddingEn from '../features/auction-bidding/locales/en.json';
import biddingJa from '../features/auction-bidding/locales/ja.json';
import checkoutAr from '../features/auction-checkout/locales/ar.json';
import checkoutEn from '../features/auction-checkout/locales/en.json';
import checkoutJa from '../features/auction-checkout/locales/ja.json';
import consignmentAr from '../features/consignment/locales/ar.json';
import consignmentEn from '../features/consignment/locales/en.json';
import consignmentJa from '../features/consignment/locales/ja.json';
import importAr from '../features/import-services/locales/ar.json';
import importEn from '../features/import-services/locales/en.json';
import importJa from '../features/import-services/locales/ja.json';
import successAr from '../features/payment-success/locales/ar.json';
import successEn from '../features/payment-success/locales/en.json';
import successJa from '../features/payment-success/locales/ja.json';
import sourcingAr from '../features/vehicle-sourcing/locales/ar.json';
import sourcingEn from '../features/vehicle-sourcing/locales/en.json';
import sourcingJa from '../features/vehicle-sourcing/locales/ja.json';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';

/** The remote's texts by language and namespace. */
export const texts = {
  en: {
    services: en,
    'import-services': importEn,
    'vehicle-sourcing': sourcingEn,
    consignment: consignmentEn,
    'auction-access': accessEn,
    'auction-bidding': biddingEn,
    'auction-checkout': checkoutEn,
    'payment-success': successEn,
  },
  ar: {
    services: ar,
    'import-services': importAr,
    'vehicle-sourcing': sourcingAr,
    consignment: consignmentAr,
    'auction-access': accessAr,
    'auction-bidding': biddingAr,
    'auction-checkout': checkoutAr,
    'payment-success': successAr,
  },
  ja: {
    services: ja,
    'import-services': importJa,
    'vehicle-sourcing': sourcingJa,
    consignment: consignmentJa,
    'auction-access': accessJa,
    'auction-bidding': biddingJa,
    'auction-checkout': checkoutJa,
    'payment-success': successJa,
  },
};
