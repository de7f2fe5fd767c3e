import { highestRating } from '@faculty/contracts/demo/product';
import { useId } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import classes from './commerce.module.css';

const phrases = {
  rated: (rating: string) => ({ th: `${rating} จาก 5 ดาว`, en: `${rating} of 5 stars` }),
};

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const places = Array.from({ length: highestRating }, (_, place) => place * 24);

/** A rating as stars, filled to its tenths. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const filled = useId();
  const words = t.rated(rating.toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', { maximumFractionDigits: 1 }));
  return (
    <svg className={classes.stars} width={size * highestRating} height={size} viewBox="0 0 120 24" role="img" aria-label={words}>
      <title>{words}</title>
      <clipPath id={filled}>
        <rect width={rating * 24} height={24} />
      </clipPath>
      {places.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} className={classes.starEmpty} />
      ))}
      <g clipPath={`url(#${filled})`}>
        {places.map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} className={classes.starFull} />
        ))}
      </g>
    </svg>
  );
}
