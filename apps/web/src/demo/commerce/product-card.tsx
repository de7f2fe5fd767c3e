import type { Product } from '@faculty/contracts/demo/product';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './commerce.module.css';
import { commercePhrases } from './commerce.phrases.ts';
import { ProductPicture } from './product-picture.tsx';
import { Stars } from './stars.tsx';

/** One product of a grid; its title leads to its page. */
export function ProductCard({ product: { id, title, subtitle, price, rating, img } }: { product: Product }) {
  const t = usePhrases(commercePhrases);
  return (
    <li className={classes.card}>
      <ProductPicture img={img} />
      <Anchor component={Link} to={`/e-commerce/detail?id=${id}`} fw={600} className={classes.cardLink}>
        {title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {subtitle}
      </Text>
      <div className={classes.cardFoot}>
        <Stars rating={rating} />
        <Text fw={700}>{t.baht(price)}</Text>
      </div>
    </li>
  );
}
