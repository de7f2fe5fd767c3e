import { Button, Group, Table, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { showNotice } from '../../../kit/notifications/messages.ts';
import { dayWords } from '../../../kit/theme/day-names.ts';
import { Example } from '../../example.tsx';
import classes from './invoice.module.css';
import { items } from './invoice-items.ts';
import { invoiceSums, moneyText, taxPercent } from './invoice-sums.ts';

const phrases = {
  title: { th: 'ใบแจ้งหนี้เลขที่ LA-2569-0117', en: 'Invoice LA-2569-0117' },
  from: { th: 'ผู้ออกใบแจ้งหนี้', en: 'From' },
  to: { th: 'เรียกเก็บจาก', en: 'To' },
  seller: { th: 'ศูนย์ภาษา คณะศิลปศาสตร์', en: 'Language centre, Faculty of Liberal Arts' },
  sellerPlace: { th: 'อาคาร 2 ชั้น 3 ถนนสถลมาร์ค', en: 'Building 2, third floor, Sathonlamark Road' },
  buyer: { th: 'กองการเจ้าหน้าที่ สำนักงานอธิการบดี', en: 'Personnel division, Office of the President' },
  buyerPlace: { th: 'อาคารสำนักงานอธิการบดี ชั้น 1', en: 'President’s building, first floor' },
  issued: { th: 'วันที่ออก', en: 'Issued on' },
  due: { th: 'ครบกำหนดชำระ', en: 'Due on' },
  item: { th: 'รายการ', en: 'Item' },
  quantity: { th: 'จำนวน', en: 'Quantity' },
  price: { th: 'ราคาต่อหน่วย (บาท)', en: 'Price each (baht)' },
  amount: { th: 'จำนวนเงิน (บาท)', en: 'Amount (baht)' },
  net: { th: 'รวมก่อนภาษี', en: 'Before tax' },
  tax: (percent: number) => ({ th: `ภาษี ${percent}%`, en: `Tax ${percent}%` }),
  total: { th: 'รวมทั้งสิ้น', en: 'Total' },
  noPayment: {
    th: 'หน้านี้เป็นหน้าตัวอย่าง ระบบไม่ได้เชื่อมต่อกับการชำระเงิน จึงไม่มีการเรียกเก็บเงินจริง',
    en: 'This is a demo page. No payment service is connected, and nothing was charged.',
  },
};

/** `/extra/invoice`: items, tax and total, to be printed or paid. */
export function InvoicePage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <div className={classes.sheet}>
      <Example title={t.title}>
        <dl className={classes.parties}>
          <Party name={t.from} lines={[t.seller, t.sellerPlace]} />
          <Party name={t.to} lines={[t.buyer, t.buyerPlace]} />
          <Party name={t.issued} lines={[dayWords('2026-11-20', language)]} />
          <Party name={t.due} lines={[dayWords('2026-12-20', language)]} />
        </dl>
        <Items />
        <Sums />
        <Group justify="flex-end" className={classes.actions ?? ''} lang="en">
          <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={() => showNotice(t.noPayment)}>Proceed with Payment</Button>
        </Group>
      </Example>
    </div>
  );
}

function Party({ name, lines }: { name: string; lines: string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

function Items() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone is reached by keyboard
    <section className={classes.scroll} aria-label={t.item} tabIndex={0}>
      <Table verticalSpacing="sm" aria-label={t.title} className={classes.items ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.item}</Table.Th>
            <Table.Th ta="end">{t.quantity}</Table.Th>
            <Table.Th ta="end">{t.price}</Table.Th>
            <Table.Th ta="end">{t.amount}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ name, detail, quantity, price }) => (
            <Table.Tr key={name.en}>
              <Table.Td>
                {name[language]}
                <Text size="sm" c="dimmed">
                  {detail[language]}
                </Text>
              </Table.Td>
              <Table.Td ta="end">{quantity}</Table.Td>
              <Table.Td ta="end">{moneyText(price)}</Table.Td>
              <Table.Td ta="end">{moneyText(quantity * price)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function Sums() {
  const t = usePhrases(phrases);
  const { net, tax, total } = invoiceSums(items);
  return (
    <dl className={classes.sums}>
      <dt>{t.net}</dt>
      <dd>{moneyText(net)}</dd>
      <dt>{t.tax(taxPercent)}</dt>
      <dd>{moneyText(tax)}</dd>
      <dt>
        <Title order={3} component="span">
          {t.total}
        </Title>
      </dt>
      <dd className={classes.total}>{moneyText(total)}</dd>
    </dl>
  );
}
