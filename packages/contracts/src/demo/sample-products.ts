import type { Product, ProductPicture } from './product.ts';

const samples: readonly [img: ProductPicture, title: string, subtitle: string, price: number, rating: number][] = [
  ['grammar', 'ไวยากรณ์ไทยร่วมสมัย', 'Contemporary Thai Grammar', 320, 4.5],
  ['dictionary', 'พจนานุกรมไทย–อังกฤษ ฉบับนักศึกษา', 'Thai–English Dictionary for Students', 495, 4.8],
  ['novel', 'รวมเรื่องสั้นนักศึกษา', 'Short Stories by Our Students', 180, 4.1],
  ['history', 'ประวัติศาสตร์ท้องถิ่นลุ่มน้ำมูล', 'Local History of the Mun Basin', 420, 4.6],
  ['notebook', 'สมุดบันทึกศิลปศาสตร์', 'Liberal Arts Notebook', 85, 4.3],
  ['pen', 'ปากกาหมึกซึมที่ระลึก', 'Souvenir Fountain Pen', 650, 3.9],
  ['calendar', 'ปฏิทินตั้งโต๊ะคณะศิลปศาสตร์', 'Faculty Desk Calendar', 120, 3.6],
  ['shirt', 'เสื้อโปโลคณะศิลปศาสตร์', 'Faculty Polo Shirt', 350, 4.2],
  ['jacket', 'เสื้อกันหนาวคณะศิลปศาสตร์', 'Faculty Jacket', 890, 4.7],
  ['bag', 'กระเป๋าผ้าลดโลกร้อน', 'Green Office Tote Bag', 159, 4.4],
  ['mug', 'แก้วเซรามิกศูนย์ภาษา', 'Language Centre Mug', 199, 3.8],
  ['umbrella', 'ร่มพับสีประจำคณะ', 'Folding Umbrella in Faculty Colours', 290, 2.9],
];

/** Sample products: shown in trial mode, and the initial data of the server. */
export const sampleProducts: readonly Product[] = samples.map(([img, title, subtitle, price, rating], index) => ({
  id: index + 1,
  title,
  subtitle,
  price,
  rating,
  img,
  select: false,
  api: false,
}));
