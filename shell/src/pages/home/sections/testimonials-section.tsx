import { useTranslation } from '@dealership/ui-kit';
import { useHomeContent } from '../use-home-content.js';
import styles from './testimonials-section.module.css';

export function TestimonialsSection() {
  const { t } = useTranslation('home');
  const testimonials = useHomeContent()?.clients ?? [];
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="testimonials-title">
      <div className={styles.section}>
        <h2 id="testimonials-title">{t('testimonials.title')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and the keyboard must reach
            it. */}
        <div className={styles.list} data-rail="" tabIndex={0}>
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
