/** Thai labels of the review states for reports, in display order. */
export const reviewWords = { S: 'ถูกต้อง', W: 'รอตรวจ', C: 'ไม่ถูกต้อง', E: 'ยกเลิก' } as const;
