import type { JourneyKind } from '../../journeys/journey.js';
import { type Words, words } from '../../words.js';

export interface FirstStep {
  key: string;
  name: Words;
}

const step = (key: string, name: Words): FirstStep => ({ key, name });

const paid = step('paid', words('Paid', 'الدفع', 'お支払い'));
const port = step('port', words('On the way to the port', 'في الطريق إلى الميناء', '港へ輸送中'));
const exported = step('export', words('Export certificate issued', 'صدور شهادة التصدير', '輸出抹消登録証明書の発行'));
const vessel = step('vessel', words('Booked on a vessel', 'حجز السفينة', '本船の予約'));
const sea = step('sea', words('At sea', 'في البحر', '海上輸送中'));
const arrived = step('arrived', words('Arrived at Jebel Ali', 'الوصول إلى جبل علي', 'ジュベル・アリ港に到着'));
const customs = step('customs', words('Cleared by customs', 'التخليص الجمركي', '通関完了'));
const inspected = step('inspected', words('Inspected', 'الفحص الفني', '車両検査完了'));
const plates = step('plates', words('Registered, with plates', 'التسجيل وتركيب اللوحات', '登録・ナンバー取得'));
const handedOver = step('handed-over', words('Handed over', 'تسليم السيارة', '納車'));

const BY_SEA = [port, exported, vessel, sea, arrived, customs, inspected, plates, handedOver];

/** The usual steps of each kind of journey. */
export const FIRST_JOURNEY_STEPS: Record<JourneyKind, FirstStep[]> = {
  auction: [step('won', words('Won at auction', 'الفوز بالمزاد', '落札')), paid, ...BY_SEA],
  import: [step('ordered', words('Order confirmed', 'تأكيد الطلب', 'ご注文の確定')), paid, ...BY_SEA],
  sourcing: [
    step('searching', words('Search under way', 'جارٍ البحث عن السيارة', 'お車をお探ししています')),
    step('found', words('Car found', 'العثور على السيارة', 'お車が見つかりました')),
    step('agreed', words('Price agreed', 'الاتفاق على السعر', '価格の合意')),
    paid,
    ...BY_SEA,
  ],
  reservation: [
    step('reserved', words('Reserved', 'تم الحجز', 'ご予約の確定')),
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
    step('received', words('Received at the showroom', 'استلام السيارة في المعرض', 'ショールームにてお預かり')),
    inspected,
    step('photographed', words('Photographed', 'تصوير السيارة', '写真撮影')),
    step('offered', words('On offer', 'معروضة للبيع', '販売開始')),
    step('sold', words('Sold', 'البيع', '売約成立')),
    step('transferred', words('Ownership transferred', 'نقل الملكية', '名義変更')),
    step('paid-out', words('Paid out to you', 'تحويل المبلغ إليك', 'お客様へのご送金')),
  ],
};
