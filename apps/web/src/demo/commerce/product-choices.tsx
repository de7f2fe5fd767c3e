import { type Product, productKindOf } from '@faculty/contracts/demo/product';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Button, Radio, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { showSuccess } from '../../kit/notifications/messages.ts';
import classes from './commerce.module.css';

const phrases = {
  colour: { th: 'สี', en: 'Colour' },
  blue: { th: 'น้ำเงิน', en: 'Blue' },
  gold: { th: 'ทอง', en: 'Gold' },
  white: { th: 'ขาว', en: 'White' },
  size: { th: 'ขนาด', en: 'Size' },
  quantity: { th: 'จำนวน', en: 'Quantity' },
  add: { th: 'ใส่ตะกร้า', en: 'Add to cart' },
  added: { th: 'ใส่ตะกร้าตัวอย่างแล้ว', en: 'Added to the sample cart' },
  about: (quantity: number, title: string) => ({ th: `${title} × ${quantity}`, en: `${title} × ${quantity}` }),
};

const sizes = ['S', 'M', 'L', 'XL'];
const colours = ['blue', 'gold', 'white'] as const;

/** What is chosen before a product goes into the cart; clothes have a size. */
export function ProductChoices({ product }: { product: Product }) {
  const t = usePhrases(phrases);
  const [colour, setColour] = useState<string>(colours[0]);
  const [size, setSize] = useState('M');
  const [quantity, setQuantity] = useState('1');
  return (
    <div className={classes.about}>
      <Radio.Group label={t.colour} value={colour} onChange={setColour}>
        <div className={classes.choices}>
          {colours.map((value) => (
            <Radio key={value} value={value} label={t[value]} />
          ))}
        </div>
      </Radio.Group>
      {productKindOf(product) === 'clothing' && (
        <div>
          <Text size="sm" fw={600}>
            {t.size}
          </Text>
          <SegmentedControl aria-label={t.size} data={sizes} value={size} onChange={setSize} />
        </div>
      )}
      <TextInput
        label={t.quantity}
        w={140}
        inputMode="numeric"
        maxLength={2}
        value={quantity}
        onChange={(event) => setQuantity(arabicDigits(event.currentTarget.value).replace(/\D/g, ''))}
        onBlur={() => setQuantity(String(Math.min(Math.max(Number(quantity), 1), 10)))}
      />
      <div>
        <Button onClick={() => showSuccess(t.added, t.about(Number(quantity) || 1, product.title))}>{t.add}</Button>
      </div>
    </div>
  );
}
