import { useTranslation } from '@dealership/ui-kit';
import styles from './testimonials-section.module.css';

interface Testimonial {
  text: string;
  name: string;
  title: string;
}

/** What clients say: the first large, the others beside it. */
export function TestimonialsSection() {
  const { t } = useTranslation('pages');
  const testimonials = t('home.testimonials.list', { returnObjects: true }) as Testimonial[];
  return (
    <section className={styles.band} aria-labelledby="testimonials-title">
      <div className={styles.section}>
        <h2 id="testimonials-title">{t('home.testimonials.title')}</h2>
        <div className={styles.list}>
          {testimonials.map(({ text, name, title }) => (
            <figure key={name} className={styles.testimonial}>
              <blockquote className={styles.text}>{text}</blockquote>
              <figcaption className={styles.client}>
                <span className={styles.name}>{name}</span>
                {title}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
