import { type Product, productKindOf, productKindWords } from '@faculty/contracts/demo/product';
import { Anchor, Badge, Button, Progress, Rating, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { showSuccess } from '../../kit/notifications/messages.ts';
import { EmptyState, LoadingState } from '../../kit/notifications/states.tsx';
import { Cards, Example } from '../example.tsx';
import { commercePhrases } from './commerce.phrases.ts';
import { ProductCard, ProductPicture } from './product-card.tsx';
import { useProducts } from './use-products.ts';

/** Documented: so many reviews, and of a hundred so many who recommend it. */
const [reviewCount, recommendPercent] = [342, 69];

const phrases = {
  ...commercePhrases,
  gone: { th: 'ไม่พบสินค้านี้', en: 'There is no such product' },
  all: { th: 'ดูสินค้าทั้งหมด', en: 'See all products' },
  reviews: { th: `${reviewCount} รีวิว`, en: `${reviewCount} reviews` },
  recommend: { th: `${recommendPercent}% แนะนำสินค้านี้`, en: `${recommendPercent}% recommend this product` },
  add: { th: 'ใส่ตะกร้า', en: 'Add to cart' },
  added: { th: 'ใส่ตะกร้าตัวอย่างแล้ว', en: 'Added to the sample cart' },
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
      <Example title={t.reviews}>
        <Text fw={600} size="lg">
          {t.recommend}
        </Text>
        <Progress value={recommendPercent} aria-label={t.recommend} />
      </Example>
      <Example title={t.related}>
        <Cards>
          {relatedTo(product, rows).map((one) => (
            <ProductCard key={one.id} product={one} />
          ))}
        </Cards>
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
    <Example title={product.title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ProductPicture img={product.img} />
        <Stack align="flex-start">
          {kind && <Badge variant="light">{productKindWords[kind][language]}</Badge>}
          <Text c="dimmed">{product.subtitle}</Text>
          <Rating value={product.rating} fractions={10} readOnly role="img" aria-label={t.stars(product.rating)} />
          <Title order={3}>{t.baht(product.price)}</Title>
          <Button onClick={() => showSuccess(t.added, product.title)}>{t.add}</Button>
        </Stack>
      </SimpleGrid>
    </Example>
  );
}

/** Four others, those of the same kind first. */
function relatedTo(product: Product, rows: readonly Product[]): Product[] {
  const isAlike = (one: Product) => Number(productKindOf(one) === productKindOf(product));
  return rows
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => isAlike(other) - isAlike(one))
    .slice(0, 4);
}
