import { type CustomerShowcase, writtenIn } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { OriginalNote } from '../../shared/original-note.js';
import styles from './customer-card.module.css';
import { Rating } from './rating.js';

const PICTURE_SIZES = '(min-width: 500px) 24rem, 82vw';

/** A customer's car and review, in its original language. */
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
      <blockquote className={styles.review} {...language}>
        {clientReview}
      </blockquote>
      <figcaption className={styles.client}>
        <span className={styles.name}>
          <bdi>{clientName}</bdi>
        </span>
        <span>{car}</span>
        <OriginalNote language={language.lang} />
      </figcaption>
    </figure>
  );
}
