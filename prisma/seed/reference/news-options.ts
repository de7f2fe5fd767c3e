import type { OptionLists } from './option-list.ts';

/** Strategies a news item serves (spelled as documented), and the sections of the website that show it. */
export const newsOptions = {
  NEWS_STRATRGIC: {
    S1: { th: 'การผลิตบัณฑิตที่มีคุณภาพ', en: 'Quality graduates' },
    S2: { th: 'การวิจัยและนวัตกรรมทางสังคม', en: 'Research and social innovation' },
    S3: { th: 'การบริการวิชาการแก่ชุมชน', en: 'Academic service to the community' },
    S4: { th: 'การทำนุบำรุงศิลปวัฒนธรรม', en: 'Preserving arts and culture' },
    S5: { th: 'ความเป็นนานาชาติ', en: 'Internationalisation' },
    S6: { th: 'การบริหารจัดการตามหลักธรรมาภิบาล', en: 'Good governance' },
    S7: { th: 'คณะสีเขียวและความยั่งยืน', en: 'Green faculty and sustainability' },
  },
  NEWS_TYPE: {
    N1: { th: 'ข่าวประชาสัมพันธ์', en: 'Announcements' },
    N2: { th: 'ข่าวกิจกรรม', en: 'Activities' },
    N3: { th: 'ข่าววิชาการและวิจัย', en: 'Academic and research' },
    N4: { th: 'ข่าวนักศึกษา', en: 'Student news' },
    N5: { th: 'ทุนการศึกษา', en: 'Scholarships' },
    N6: { th: 'รางวัลและความภาคภูมิใจ', en: 'Awards and achievements' },
    N7: { th: 'วิเทศสัมพันธ์', en: 'International relations' },
    N8: { th: 'ศิลปวัฒนธรรม', en: 'Arts and culture' },
    N9: { th: 'รับสมัครงานและจัดซื้อจัดจ้าง', en: 'Jobs and procurement' },
    N10: { th: 'ภาพเด่นหน้าแรก', en: 'Home page highlights' },
  },
} as const satisfies OptionLists;
