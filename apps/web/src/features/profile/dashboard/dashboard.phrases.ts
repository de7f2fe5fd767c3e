export const dashboardPhrases = {
  title: { th: 'ภาพรวม', en: 'Overview' },
  worksAll: { th: 'ผลงานของทั้งคณะ ตามปีและสถานะการตรวจ', en: 'Works of the whole faculty, by year and review' },
  worksOwn: { th: 'ผลงานของคุณ ตามปีและสถานะการตรวจ', en: 'Your works, by year and review' },
  allYears: { th: 'ดูทุกปี', en: 'All years' },
  year: { th: 'ปี พ.ศ.', en: 'Year' },
  total: { th: 'รวม', en: 'Total' },
  noWorks: { th: 'ยังไม่มีผลงาน', en: 'No works yet' },
  news: { th: 'ข่าว 12 เดือนล่าสุด', en: 'News of the last 12 months' },
  newsOf: (month: string, count: number) => ({
    th: `${month} ${count} ข่าว`,
    en: `${month}: ${count} news ${count === 1 ? 'item' : 'items'}`,
  }),
  figure: (word: string, count: number) => ({ th: `${word} ${count}`, en: `${word} ${count}` }),
};
