import { type Product, productKindOf, productKindWords } from '@faculty/contracts/demo/product';
import { Anchor, Badge, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { EmptyState, LoadingState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import classes from './commerce.module.css';
import { commercePhrases } from './commerce.phrases.ts';
import { ProductCard } from './product-card.tsx';
import { ProductChoices } from './product-choices.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { reviewCount } from './sample-reviews.ts';
import { Stars } from './stars.tsx';
import { useProducts } from './use-products.ts';

const phrases = {
  ...commercePhrases,
  gone: { th: 'ไม่พบสินค้านี้', en: 'There is no such product' },
  all: { th: 'ดูสินค้าทั้งหมด', en: 'See all products' },
  reviews: { th: `${reviewCount} รีวิว`, en: `${reviewCount} reviews` },
  related: { th: 'สินค้าที่เกี่ยวข้อง', en: 'Related products' },
};

/** `/e-commerce/detail?id=3`: one product, the first where none is named. */
export function DetailPage() {
  const t = usePhrases(phrases);
  const [params] = useSearchParams();
  const { rows, source } = useProducts();
  const asked = params.get('id');
  const product = asked === null ? rows[0] : rows.find(({ id }) => String(id) === asked);
  if (source === undefined) return <LoadingState />;
  const all = (
    <Anchor component={Link} to="/e-commerce/grid">
      {t.all}
    </Anchor>
  );
  if (!product) return <EmptyState title={t.gone} action={all} />;
  return (
    <>
      <Sold key={product.id} product={product} />
      <ProductReviews />
      <Example title={t.related}>
        <ul className={classes.cards}>
          {relatedTo(product, rows).map((one) => (
            <ProductCard key={one.id} product={one} />
          ))}
        </ul>
        {all}
      </Example>
    </>
  );
}

function Sold({ product }: { product: Product }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const kind = productKindOf(product);
  return (
    <section className={classes.sold} aria-labelledby="product">
      <ProductPicture img={product.img} />
      <div className={classes.about}>
        {kind && (
          <Badge variant="light" tt="none">
            {productKindWords[kind][language]}
          </Badge>
        )}
        <Title order={2} id="product">
          {product.title}
        </Title>
        <Text c="dimmed">{product.subtitle}</Text>
        <div className={classes.named}>
          <Stars rating={product.rating} size={22} />
          <Anchor href="#reviews">{t.reviews}</Anchor>
        </div>
        <Text size="xl" fw={700}>
          {t.baht(product.price)}
        </Text>
        <ProductChoices product={product} />
      </div>
    </section>
  );
}

/** Four others, those of the same kind first. */
function relatedTo(product: Product, rows: readonly Product[]): Product[] {
  const isAlike = (one: Product) => productKindOf(one) === productKindOf(product);
  const others = rows.filter(({ id }) => id !== product.id);
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, 4);
}
