import {
  isProductPicture,
  type ProductPicture as Picture,
  type Product,
  type ProductKind,
  productPictures,
} from '@faculty/contracts/demo/product';
import { Anchor, Group, Image, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { commercePhrases } from './commerce.phrases.ts';

/** One product of a grid; its title leads to its page. */
export function ProductCard({ product: { id, title, subtitle, price, rating, img } }: { product: Product }) {
  const t = usePhrases(commercePhrases);
  return (
    <li>
      <ProductPicture img={img} />
      <Anchor component={Link} to={`/e-commerce/detail?id=${id}`} fw={600}>
        {title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {subtitle}
      </Text>
      <Group justify="space-between">
        <Stars rating={rating} />
        <Text fw={600}>{t.baht(price)}</Text>
      </Group>
    </li>
  );
}

/** A rating, `★ 4.5`: said in words to whoever listens. */
export function Stars({ rating }: { rating: number }) {
  const t = usePhrases(commercePhrases);
  return (
    <span role="img" aria-label={t.stars(rating)}>
      ★ {rating}
    </span>
  );
}

const kindColours: Record<ProductKind, string> = { books: 'blue', stationery: 'gold', clothing: 'green', souvenirs: 'red' };

/** What each built-in picture shows: outlines in a square of 64, on the ground of its kind. */
const outlines: Record<Picture, string> = {
  grammar: 'M16 12h28a4 4 0 0 1 4 4v36H20a4 4 0 0 1-4-4zm0 36a4 4 0 0 1 4-4h28M25 34l7-15 7 15m-11.6-5h9',
  dictionary: 'M14 12h30a4 4 0 0 1 4 4v38H18a4 4 0 0 1-4-4zm0 38a4 4 0 0 1 4-4h30M22 20h18m-18 7h18m-18 7h11M48 18h4v8h-4m4 2v8h-4',
  novel:
    'M32 18c-6-5-14-6-20-5v36c6-1 14 0 20 5 6-5 14-6 20-5V13c-6-1-14 0-20 5zm0 0v36M18 23c4 0 6 1 9 2m-9 7c4 0 6 1 9 2m10-9c3-1 5-2 9-2m-9 11c3-1 5-2 9-2',
  history: 'M12 54h40M16 50h32M18 28v20m9-20v20m10-20v20m9-20v20M12 26l20-13 20 13zm20-5v-1',
  notebook: 'M18 10h28a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H18zm0 0v44M14 18h8m-8 9h8m-8 10h8m-8 9h8M28 22h15m-15 8h15',
  pen: 'M44 10l10 10-29 29-14 4 4-14zM38 16l10 10M15 39l10 10M11 53l8-8',
  calendar: 'M12 18h40v34H12zm0 11h40M22 12v10m20-10v10M20 36h5m5 0h5m5 0h5m-25 8h5m5 0h5',
  shirt: 'M23 12L10 19l5 11 6-3v26h22V27l6 3 5-11-13-7c-2 5-5 7-9 7s-7-2-9-7zm9 7v12m0-7h.1',
  jacket: 'M24 12l-10 6-4 32h8l2-18v22h24V32l2 18h8l-4-32-10-6-8 8zm8 8v34M24 12c2 4 4 6 8 8 4-2 6-4 8-8M25 42h4m6 0h4',
  bag: 'M14 24h36l3 30H11zm9 8v-10c0-12 18-12 18 0v10M32 48c-7-4-7-10 0-13 7 3 7 9 0 13z',
  mug: 'M14 20h28v28a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6zm28 6h5c8 0 8 16 0 16h-5M22 14c0-3 3-3 3-6m6 6c0-3 3-3 3-6',
  umbrella: 'M32 10v4m0 0c-13 0-21 9-22 20 4-4 8-4 11 0 3-4 8-4 11 0 3-4 8-4 11 0 3-4 7-4 11 0-1-11-9-20-22-20zm0 20v18c0 8-10 8-10 0',
};

/** The picture of a product: a drawing of the app's own, or a file of this server. It is beside the title, and says nothing more. */
export function ProductPicture({ img }: Pick<Product, 'img'>) {
  if (!isProductPicture(img)) return <Image src={img} alt="" loading="lazy" radius="md" style={{ aspectRatio: '4 / 3' }} />;
  const colour = kindColours[productPictures[img]];
  return (
    <Paper bg={`var(--mantine-color-${colour}-light)`} c={`var(--mantine-color-${colour}-light-color)`}>
      <svg viewBox="-16 -4 96 72" fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" aria-hidden>
        <path d={outlines[img]} />
      </svg>
    </Paper>
  );
}
