/** Apart from the dialog's own phrases, as the dialog is lazy. */
export const moveAddressOpenPhrases = {
  open: { th: 'เปลี่ยนที่อยู่ของหน้านี้', en: 'Change the address of this page' },
  locked: { th: 'มีผู้เชื่อมโยงถึงที่อยู่นี้ เปลี่ยนได้ด้วยปุ่มด้านล่าง', en: 'Others link to this address: change it with the button below' },
  saveFirst: { th: 'โปรดบันทึกหรือล้างสิ่งที่แก้ไขไว้ก่อน', en: 'Save or discard your changes first' },
};

export const moveAddressPhrases = {
  ...moveAddressOpenPhrases,
  what: {
    th: 'ผู้ที่เปิดที่อยู่เดิมจะถูกนำไปยังที่อยู่ใหม่โดยอัตโนมัติ ทั้งจากลิงก์ในเว็บอื่นและที่บันทึกไว้',
    en: 'Whoever opens the old address is led to the new one, from links on other websites and bookmarks too.',
  },
  name: { th: 'ชื่อใหม่ในที่อยู่', en: 'New name in the address' },
  closes: { th: 'ระบบเปลี่ยนทันที แล้วกลับไปที่รายการ', en: 'It is changed at once, and the list is shown again.' },
  keep: { th: 'ใช้ที่อยู่เดิม', en: 'Keep the address' },
  move: { th: 'เปลี่ยนที่อยู่', en: 'Change' },
};
