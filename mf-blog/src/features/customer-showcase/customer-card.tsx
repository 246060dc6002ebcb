import { type CustomerShowcase, writtenIn } from '@dealership/contracts';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { OriginalNote } from '../../shared/original-note.js';
import styles from './customer-card.module.css';
import { Rating } from './rating.js';

const PICTURE_SIZES = '(min-width: 500px) 24rem, 82vw';

/** A customer's car and words, in the language that they are written in. */
export function CustomerCard({ showcase }: { showcase: CustomerShowcase }) {
  const { clientName, clientReview, carImage, rating } = showcase;
  const car = `${showcase.carYear} ${showcase.carMake} ${showcase.carModel}`;
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
        <bdi className={styles.name}>{clientName}</bdi>
        <bdi>{car}</bdi>
        <OriginalNote language={language.lang} />
      </figcaption>
    </figure>
  );
}
