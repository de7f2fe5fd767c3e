/** Words of where a record stands in its review, for paper, in the order in which they are told. */
export const reviewWords = { S: 'ถูกต้อง', W: 'รอตรวจ', C: 'ไม่ถูกต้อง', E: 'ยกเลิก' } as const;
