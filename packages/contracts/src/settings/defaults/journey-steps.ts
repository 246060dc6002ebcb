import type { JourneyKind } from '../../inquiries/journeys/journey.js';
import { type LocalizedText, localized } from '../../languages/localized-text.js';

export interface DefaultStep {
  key: string;
  name: LocalizedText;
}

const step = (key: string, name: LocalizedText): DefaultStep => ({ key, name });

const paid = step('paid', localized('Paid', 'الدفع', 'お支払い'));
const port = step('port', localized('On the way to the port', 'في الطريق إلى الميناء', '港へ輸送中'));
const exported = step('export', localized('Export certificate issued', 'صدور شهادة التصدير', '輸出抹消仮登録証明書の発行'));
const vessel = step('vessel', localized('Booked on a vessel', 'حجز السفينة', '本船の予約'));
const sea = step('sea', localized('At sea', 'في البحر', '海上輸送中'));
const arrived = step('arrived', localized('Arrived at Jebel Ali', 'الوصول إلى جبل علي', 'ジュベル・アリ港に到着'));
const customs = step('customs', localized('Cleared by customs', 'التخليص الجمركي', '通関完了'));
const inspected = step('inspected', localized('Inspected', 'الفحص الفني', '車両検査完了'));
const plates = step('plates', localized('Registered, with plates', 'التسجيل وتركيب اللوحات', '登録・ナンバー取得'));
const handedOver = step('handed-over', localized('Handed over', 'تسليم السيارة', '納車'));

const BY_SEA = [port, exported, vessel, sea, arrived, customs, inspected, plates, handedOver];

/** The usual steps of each kind of journey. */
export const DEFAULT_JOURNEY_STEPS: Record<JourneyKind, DefaultStep[]> = {
  auction: [step('won', localized('Won at auction', 'الفوز بالمزاد', '落札')), paid, ...BY_SEA],
  import: [step('ordered', localized('Order confirmed', 'تأكيد الطلب', 'ご注文の確定')), paid, ...BY_SEA],
  sourcing: [
    step('searching', localized('Search under way', 'جارٍ البحث عن السيارة', 'お車をお探ししています')),
    step('found', localized('Car found', 'العثور على السيارة', 'お車が見つかりました')),
    step('agreed', localized('Price agreed', 'الاتفاق على السعر', '価格の合意')),
    paid,
    ...BY_SEA,
  ],
  reservation: [
    step('reserved', localized('Reserved', 'تم الحجز', 'ご予約の確定')),
    vessel,
    sea,
    arrived,
    customs,
    inspected,
    paid,
    plates,
    handedOver,
  ],
  consignment: [
    step('received', localized('Received at the showroom', 'استلام السيارة في المعرض', 'ショールームにてお預かり')),
    inspected,
    step('photographed', localized('Photographed', 'تصوير السيارة', '写真撮影')),
    step('offered', localized('On offer', 'معروضة للبيع', '販売開始')),
    step('sold', localized('Sold', 'البيع', '売約成立')),
    step('transferred', localized('Ownership transferred', 'نقل الملكية', '名義変更')),
    step('paid-out', localized('Paid out to you', 'تحويل المبلغ إليك', 'お客様へのご送金')),
  ],
};
