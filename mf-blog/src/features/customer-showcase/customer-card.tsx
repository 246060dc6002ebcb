import { type CustomerShowcase, writtenIn } from '@dealership/contracts';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import styles from './customer-card.module.css';
import { Rating } from './rating.js';

const PICTURE_SIZES = '(min-width: 1440px) 420px, (min-width: 1100px) 30vw, (min-width: 700px) 44vw, 82vw';

/** A customer's car and words. The words stay in the language that they were written in. */
export function CustomerCard({ showcase }: { showcase: CustomerShowcase }) {
  const { clientName, clientReview, carImage, rating } = showcase;
  const car = `${showcase.carYear} ${showcase.carMake} ${showcase.carModel}`;
  const language = writtenIn(clientReview);
  return (
    <figure className={styles.card} dir={language.dir}>
      <div className={styles.picture}>
        {carImage ? <Picture address={carImage} alt={car} sizes={PICTURE_SIZES} /> : <NoPicture />}
      </div>
      <Rating rating={rating} />
      <blockquote className={styles.review} {...language}>
        {clientReview}
      </blockquote>
      <figcaption className={styles.client}>
        <bdi className={styles.name}>{clientName}</bdi>
        <bdi>{car}</bdi>
      </figcaption>
    </figure>
  );
}
