import { type CustomerShowcase, writtenIn } from '@dealership/contracts';
import { useTranslation, WrittenIn } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import styles from './customer-card.module.css';
import { Rating } from './rating.js';

const PICTURE_SIZES = '(min-width: 56.25em) 30vw, (min-width: 31.25em) 24rem, 82vw';

/** About three lines of a card, in widths of a Latin letter; Chinese characters and kana count twice. */
const SHORT = 130;

const widthOf = (text: string): number => text.length + (text.match(/[\u3000-\u9fff]/g)?.length ?? 0);

/** A customer's car and review, in its original language. A long review is cut to three lines, without scripts too. */
export function CustomerCard({ showcase }: { showcase: CustomerShowcase }) {
  const { clientName, clientReview, carImage, rating } = showcase;
  const { t } = useTranslation('blog');
  const { carYear: year, carMake: make, carModel: model } = showcase;
  const car = t('showcase.car', { year, make, model });
  const language = writtenIn(clientReview);
  return (
    <figure className={styles.card}>
      <div className={styles.picture}>
        {carImage ? <Picture address={carImage} alt={showcase.imageAlt ?? car} sizes={PICTURE_SIZES} /> : <NoPicture />}
      </div>
      <Rating rating={rating} />
      <div>
        <blockquote className={styles.review} {...language}>
          {clientReview}
        </blockquote>
        {widthOf(clientReview) > SHORT && (
          <details className={styles.rest}>
            <summary>
              <span className={styles.more}>{t('showcase.more')}</span>
              <span className={styles.less}>{t('showcase.less')}</span>
              <span className="visually-hidden">{clientName}</span>
            </summary>
          </details>
        )}
      </div>
      <figcaption className={styles.client}>
        <span className={styles.name}>
          <bdi>{clientName}</bdi>
        </span>
        <span>{car}</span>
        <WrittenIn language={language.lang} />
      </figcaption>
    </figure>
  );
}
