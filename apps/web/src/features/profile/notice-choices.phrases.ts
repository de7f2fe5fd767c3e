export const noticeChoicesPhrases = {
  title: { th: 'อีเมลแจ้งเตือน', en: 'Mails' },
  hint: {
    th: '“รวมวันละครั้ง” คืออีเมลฉบับเดียวเวลา 7.00 น. เฉพาะวันที่มีเรื่อง การเปลี่ยนแปลงบันทึกทันที',
    en: '“Once a day” is one mail at 07:00, on days with something to tell. Changes are saved at once.',
  },
  language: { th: 'ภาษาของอีเมล', en: 'Language of the mails' },
  saved: { th: 'บันทึกการแจ้งเตือนแล้ว', en: 'Saved when you are mailed' },
};
