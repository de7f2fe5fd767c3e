import type { Words } from '@faculty/contracts/kit/words';
import type { Dashboard } from '@faculty/contracts/profile/profile';

export type ReviewStatus = Dashboard['works'][number]['status_check'];

export const dashboardPhrases = {
  title: { th: 'ภาพรวม', en: 'Overview' },
  worksAll: { th: 'ผลงานของทั้งคณะ ตามปีและสถานะการตรวจ', en: 'Works of the whole faculty, by year and review' },
  worksOwn: { th: 'ผลงานของคุณ ตามปีและสถานะการตรวจ', en: 'Your works, by year and review' },
  year: { th: 'ปี', en: 'Year' },
  works: { th: 'ผลงาน', en: 'Works' },
  total: { th: 'รวม', en: 'Total' },
  noWorks: { th: 'ยังไม่มีผลงาน', en: 'No works yet' },
  noWorksHint: { th: 'เมื่อมีการบันทึกผลงาน จะแสดงจำนวนตามปีที่นี่', en: 'Once works are added, their numbers by year will show here.' },
  news: { th: 'ข่าว 12 เดือนล่าสุด', en: 'News of the last 12 months' },
  month: { th: 'เดือน', en: 'Month' },
  newsItems: { th: 'ข่าว', en: 'news items' },
  noNews: { th: 'ไม่มีข่าวใน 12 เดือนที่ผ่านมา', en: 'No news in the last 12 months' },
  noNewsHint: { th: 'ข่าวที่ใช้งานอยู่จะนับตามวันที่เริ่มแสดง', en: 'News in use is counted by its start date.' },
  waiting: { th: 'ผลงานที่รอตรวจ', en: 'Works waiting for review' },
  waitingCount: (count: number) => ({ th: `${count} รายการ`, en: count === 1 ? '1 work' : `${count} works` }),
  nobodyWaits: { th: 'ไม่มีผลงานที่รอตรวจ', en: 'Nothing is waiting' },
  nobodyWaitsHint: { th: 'ผลงานทุกรายการตรวจแล้ว', en: 'Every work has been reviewed.' },
  workTitle: { th: 'ผลงาน', en: 'Work' },
  person: { th: 'ผู้ส่ง', en: 'Sent by' },
  since: { th: 'รอตั้งแต่', en: 'Waiting since' },
  endingMous: { th: 'MOU ที่จะสิ้นสุดใน 90 วัน', en: 'MOUs ending within 90 days' },
  endingCount: (count: number) => ({ th: `${count} รายการ`, en: count === 1 ? '1 MOU' : `${count} MOUs` }),
  noEnding: { th: 'ไม่มี MOU ที่จะสิ้นสุดใน 90 วัน', en: 'No MOU ends within 90 days' },
  noEndingHint: { th: 'MOU ที่ใช้งานอยู่และระบุวันสิ้นสุดจะแสดงที่นี่เมื่อใกล้ถึง', en: 'MOUs in use show here when their last day comes near.' },
  mou: { th: 'MOU', en: 'MOU' },
  ends: { th: 'สิ้นสุด', en: 'Ends' },
  inDays: (days: number) => ({
    th: days === 0 ? 'วันนี้' : `อีก ${days} วัน`,
    en: days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`,
  }),
  figure: (word: string, count: number) => ({ th: `${word} ${count}`, en: `${word} ${count}` }),
};

/** The documented states of a review. */
export const reviewPhrases = {
  W: { th: 'รอตรวจ', en: 'Under review' },
  S: { th: 'ถูกต้อง', en: 'Correct' },
  C: { th: 'ไม่ถูกต้อง', en: 'Incorrect' },
  E: { th: 'ยกเลิก', en: 'Cancelled' },
} satisfies Record<ReviewStatus, Words>;
