import { Box, Button, Group } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { showNotice } from '../../kit/notifications/messages.ts';
import { dayWords } from '../../kit/theme/day-names.ts';
import { Example, Facts } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';
import classes from './invoice.module.css';

const phrases = {
  title: { th: 'ใบแจ้งหนี้เลขที่ LA-2569-0117', en: 'Invoice LA-2569-0117' },
  from: { th: 'ผู้ออกใบแจ้งหนี้', en: 'From' },
  seller: { th: 'ศูนย์ภาษา คณะศิลปศาสตร์', en: 'Language centre, Faculty of Liberal Arts' },
  to: { th: 'เรียกเก็บจาก', en: 'To' },
  buyer: { th: 'กองการเจ้าหน้าที่ สำนักงานอธิการบดี', en: 'Personnel division, Office of the President' },
  issued: { th: 'วันที่ออก', en: 'Issued on' },
  due: { th: 'ครบกำหนดชำระ', en: 'Due on' },
  item: { th: 'รายการ', en: 'Item' },
  quantity: { th: 'จำนวน', en: 'Quantity' },
  price: { th: 'ราคาต่อหน่วย (บาท)', en: 'Price each (baht)' },
  amount: { th: 'จำนวนเงิน (บาท)', en: 'Amount (baht)' },
  english: { th: 'อบรมภาษาอังกฤษสำหรับบุคลากร', en: 'English course for staff' },
  test: { th: 'ค่าสอบวัดระดับภาษา', en: 'Placement test' },
  laboratory: { th: 'ห้องปฏิบัติการทางภาษา รายครึ่งวัน', en: 'Language laboratory, by half day' },
  translation: { th: 'แปลเอกสารวิชาการ ไทย–อังกฤษ รายหน้า', en: 'Translation of papers, by the page' },
  net: { th: 'รวมก่อนภาษี', en: 'Before tax' },
  tax: (percent: number) => ({ th: `ภาษี ${percent}%`, en: `Tax ${percent}%` }),
  total: { th: 'รวมทั้งสิ้น', en: 'Total' },
  noPayment: {
    th: 'หน้านี้เป็นหน้าตัวอย่าง ระบบไม่ได้เชื่อมต่อกับการชำระเงิน จึงไม่มีการเรียกเก็บเงินจริง',
    en: 'This is a demo page. No payment service is connected, and nothing was charged.',
  },
};

/** Invented; prices in satang, as sums of money are counted in whole numbers. */
const items = [
  { name: 'english', quantity: 24, price: 120_000 },
  { name: 'test', quantity: 24, price: 35_050 },
  { name: 'laboratory', quantity: 5, price: 87_525 },
  { name: 'translation', quantity: 37, price: 18_045 },
] as const;
/** Documented: 10 percent. */
const taxPercent = 10;
const net = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const tax = Math.round((net * taxPercent) / 100);
const baht = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
const moneyText = (satang: number) => baht.format(satang / 100);

/** `/extra/invoice`: items, tax and total, to be printed or paid. */
export function InvoicePage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <Box maw="60rem" className={classes.sheet ?? ''}>
      <Example title={t.title}>
        <Facts
          facts={{
            [t.from]: t.seller,
            [t.to]: t.buyer,
            [t.issued]: dayWords('2026-11-20', language),
            [t.due]: dayWords('2026-12-20', language),
          }}
        />
        <PlainTable
          label={t.title}
          head={[t.item, t.quantity, t.price, t.amount]}
          rows={[
            ...items.map(({ name, quantity, price }) => [t[name], quantity, moneyText(price), moneyText(quantity * price)] as const),
            [t.net, '', '', moneyText(net)],
            [t.tax(taxPercent), '', '', moneyText(tax)],
            [t.total, '', '', <strong key="total">{moneyText(net + tax)}</strong>],
          ]}
        />
        <Group justify="flex-end" className={classes.actions ?? ''} lang="en">
          <Button variant="default" onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={() => showNotice(t.noPayment)}>Proceed with Payment</Button>
        </Group>
      </Example>
    </Box>
  );
}
