/** Invented; so many in all, as documented. */
export const reviewCount = 342;
/** So many of a hundred would tell others to buy it, as documented. */
export const recommendPercent = 69;

/** How many gave how many stars. */
export const reviewsByStars = [
  { stars: 5, count: 148 },
  { stars: 4, count: 88 },
  { stars: 3, count: 57 },
  { stars: 2, count: 31 },
  { stars: 1, count: 18 },
];

export const sampleReviews = [
  { who: 'สุภาวดี', stars: 5, text: 'เนื้อหาชัดเจน ตัวอย่างใกล้ตัว ใช้เตรียมสอนได้ทันที' },
  { who: 'ปกรณ์', stars: 4, text: 'คุณภาพดีกว่าที่คิด จัดส่งถึงคณะภายในสองวัน' },
  { who: 'กิ่งแก้ว', stars: 3, text: 'สวยเหมือนในภาพ แต่อยากให้มีสีให้เลือกมากกว่านี้' },
];
