export const undoMergePhrases = {
  undo: { th: 'ยกเลิกการรวมบุคคลนี้', en: 'Undo this merge' },
  done: { th: 'ยกเลิกการรวมบุคคลแล้ว', en: 'The merge has been undone' },
};
