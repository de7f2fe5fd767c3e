export interface InvoiceLine {
  quantity: number;
  /** In satang: sums of money are counted in whole numbers. */
  price: number;
}

/** Documented: 10 percent. */
export const taxPercent = 10;

/** What is to be paid, in satang; half a satang of tax is rounded up. */
export function invoiceSums(lines: readonly InvoiceLine[]): { net: number; tax: number; total: number } {
  const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const tax = Math.round((net * taxPercent) / 100);
  return { net, tax, total: net + tax };
}

const baht = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,250.50`, from satang. */
export const moneyText = (satang: number) => baht.format(satang / 100);
