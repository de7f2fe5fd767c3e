export const messagePhrases = {
  success: { th: 'สำเร็จ', en: 'Done' },
  failed: { th: 'พบข้อผิดพลาด:', en: 'An error was found:' },
  failedAgain: (times: number) => ({ th: `พบข้อผิดพลาด (ครั้งที่ ${times}):`, en: `An error was found (${times} times):` }),
  notice: { th: 'แจ้งให้ทราบ', en: 'Please note' },
  wait: { th: 'โปรดรอสักครู่', en: 'Please wait' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  close: { th: 'ปิดข้อความ', en: 'Close message' },
  reload: { th: 'โหลดหน้าใหม่', en: 'Reload the page' },
};
