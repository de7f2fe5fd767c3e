import { Progress, Text, Title } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './commerce.module.css';
import { recommendPercent, reviewCount, reviewsByStars, sampleReviews } from './sample-reviews.ts';
import { Stars } from './stars.tsx';

const phrases = {
  title: { th: 'รีวิว', en: 'Reviews' },
  reviews: { th: `${reviewCount} รีวิว`, en: `${reviewCount} reviews` },
  recommend: { th: `${recommendPercent}% แนะนำสินค้านี้`, en: `${recommendPercent}% recommend this product` },
  gave: (stars: number, count: number) => ({ th: `${stars} ดาว: ${count} รีวิว`, en: `${stars} stars: ${count} reviews` }),
};

const average = reviewsByStars.reduce((sum, { stars, count }) => sum + stars * count, 0) / reviewCount;

/** What buyers are said to think: the sums, how many gave how many stars, and some of their words. */
export function ProductReviews() {
  const t = usePhrases(phrases);
  return (
    <section className={classes.reviews} aria-labelledby="reviews">
      <div className={classes.about}>
        <Title order={2} id="reviews">
          {t.title}
        </Title>
        <div className={classes.named}>
          <Stars rating={average} size={22} />
          <Text>{t.reviews}</Text>
        </div>
        <Text fw={700} size="lg">
          {t.recommend}
        </Text>
        <ul className={classes.shares}>
          {reviewsByStars.map(({ stars, count }) => (
            <li key={stars}>
              <Text size="sm">{t.gave(stars, count)}</Text>
              <Progress value={(count / reviewCount) * 100} aria-label={t.gave(stars, count)} />
            </li>
          ))}
        </ul>
      </div>
      <ul className={classes.shares} lang="th">
        {sampleReviews.map(({ who, stars, text }) => (
          <li key={who} className={classes.review}>
            <div className={classes.named}>
              <Text fw={600}>{who}</Text>
              <Stars rating={stars} />
            </div>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
