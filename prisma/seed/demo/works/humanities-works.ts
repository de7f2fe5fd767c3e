import type { Scholarship } from '../people/expertise.ts';
import type { WorkLine } from './work-line.ts';

/** Works of the humanities beside languages, by field. */
export const humanitiesWorks = {
  philosophy: [
    ['W1', 'ข้อถกเถียงเรื่องความรับผิดชอบทางศีลธรรมของปัญญาประดิษฐ์', 'The debate on the moral responsibility of artificial intelligence'],
    ['W1', 'มโนทัศน์เรื่องความเมตตาในพุทธปรัชญาเถรวาทกับจริยศาสตร์แห่งความใส่ใจ', 'Loving-kindness in Theravada philosophy and the ethics of care'],
    ['W1', 'การให้เหตุผลอย่างมีวิจารณญาณของนักศึกษาในวิชาศึกษาทั่วไป', 'Critical reasoning of students in general education'],
    ['W1', 'ความยุติธรรมระหว่างรุ่นกับปัญหาสภาพภูมิอากาศ', 'Intergenerational justice and the climate problem'],
    ['W2', 'อ่านโสเครตีสในห้องเรียนไทย', 'Reading Socrates in a Thai classroom'],
    ['W2', 'ความเป็นส่วนตัวในสังคมดิจิทัล: ข้อพิจารณาทางจริยศาสตร์', 'Privacy in digital society: an ethical consideration'],
    ['W3', 'ตรรกวิทยาเบื้องต้น', 'Introduction to logic'],
    ['W3', 'จริยศาสตร์ร่วมสมัย', 'Contemporary ethics'],
    ['W4', 'บทสนทนาว่าด้วยความดี', 'Dialogues on goodness'],
  ],
  history: [
    ['W1', 'การค้าทางทะเลกับการเติบโตของเมืองท่าภาคใต้ พ.ศ. 2398 - 2475', 'Maritime trade and the growth of southern port towns, 1855–1932'],
    ['W1', 'รถไฟสายใต้กับการเปลี่ยนแปลงของชุมชนสถานี', 'The southern railway and change in station communities'],
    ['W1', 'ความทรงจำเรื่องสงครามโลกครั้งที่สองของชุมชนชายฝั่ง', 'Coastal communities’ memories of the Second World War'],
    ['W1', 'เอกสารตัวเขียนในวัดกับการศึกษาประวัติศาสตร์ท้องถิ่น', 'Temple manuscripts as sources of local history'],
    ['W1', 'เครือข่ายพ่อค้าจีนในเมืองชายแดนไทย - มาเลเซีย', 'Chinese merchant networks in Thai–Malaysian border towns'],
    ['W2', 'ประวัติศาสตร์บอกเล่า: จากวิธีวิทยาสู่การปฏิบัติ', 'Oral history: from methodology to practice'],
    ['W3', 'ประวัติศาสตร์เอเชียตะวันออกเฉียงใต้สมัยใหม่', 'A history of modern Southeast Asia'],
    ['W3', 'ประวัติศาสตร์ท้องถิ่นภาคใต้', 'Local history of southern Thailand'],
    ['W7', 'พิพิธภัณฑ์มีชีวิตของชุมชนตลาดเก่า', 'A living museum of the old market community'],
  ],
  performance: [
    ['W5', 'การแสดงสร้างสรรค์ชุด “ระบำสายน้ำ”', 'Dance of the Waters: a creative performance'],
    ['W5', 'บทเพลงประพันธ์ใหม่สำหรับวงปี่พาทย์ “เถาคลื่นใต้”', 'Southern Wave: a new composition for the piphat ensemble'],
    ['W5', 'นาฏยประดิษฐ์จากลายผ้าทอพื้นเมือง', 'Choreography from the patterns of local textiles'],
    ['W1', 'การสืบทอดโนราในสถานศึกษาหลังการขึ้นทะเบียนมรดกวัฒนธรรม', 'Transmission of Nora in schools after its heritage listing'],
    ['W1', 'ดนตรีไทยบำบัดสำหรับผู้สูงอายุในศูนย์ดูแลกลางวัน', 'Thai music therapy for the elderly in day-care centres'],
    ['W2', 'หนังตะลุงกับผู้ชมรุ่นใหม่', 'Shadow puppetry and its new audience'],
    ['W3', 'พื้นฐานนาฏศิลป์ไทย', 'Foundations of Thai dance'],
    ['W7', 'ยุวชนโนรา: การถ่ายทอดภูมิปัญญาร่วมกับครูภูมิปัญญา', 'Young Nora: passing on wisdom with local masters'],
  ],
  digital: [
    ['W1', 'การสร้างคลังข้อมูลหนังสือพิมพ์ไทยสมัยรัชกาลที่ 7', 'Building a corpus of Thai newspapers of the reign of King Rama VII'],
    ['W1', 'การวิเคราะห์ความรู้สึกจากบทวิจารณ์หนังสือภาษาไทย', 'Sentiment analysis of Thai book reviews'],
    ['W1', 'แผนที่วรรณกรรมดิจิทัลของเมืองสงขลา', 'A digital literary map of Songkhla'],
    ['W1', 'การตัดคำภาษาไทยในเอกสารโบราณ: ปัญหาและแนวทาง', 'Word segmentation of old Thai documents: problems and approaches'],
    ['W2', 'มนุษยศาสตร์ดิจิทัลในประเทศไทย: สถานภาพและอนาคต', 'Digital humanities in Thailand: state and future'],
    ['W5', 'เว็บไซต์นิทรรศการเสมือน “จารึกเล่าเรื่อง”', 'Inscriptions Tell: a virtual exhibition'],
    ['W6', 'ระบบช่วยถอดอักษรจากภาพเอกสารตัวเขียน', 'A system for transcribing images of manuscripts'],
  ],
  information: [
    ['W1', 'พฤติกรรมการแสวงหาสารสนเทศของนักวิจัยสายมนุษยศาสตร์', 'Information seeking of researchers in the humanities'],
    ['W1', 'การรู้เท่าทันข่าวปลอมของผู้สูงอายุในเขตเทศบาล', 'Fake news literacy of the elderly in municipal areas'],
    ['W1', 'การจัดการความรู้ด้านผ้าทอในกลุ่มวิสาหกิจชุมชน', 'Knowledge management of weaving in community enterprises'],
    ['W1', 'ความพร้อมของห้องสมุดประชาชนต่อการให้บริการสารสนเทศดิจิทัล', 'Readiness of public libraries for digital information services'],
    ['W2', 'ข้อมูลวิจัยแบบเปิดกับวารสารไทย', 'Open research data and Thai journals'],
    ['W3', 'การจัดการความรู้ในองค์กร', 'Knowledge management in organisations'],
    ['W6', 'กระบวนการจัดทำดรรชนีเอกสารท้องถิ่นแบบกึ่งอัตโนมัติ', 'A semi-automatic process for indexing local documents'],
  ],
} as const satisfies Partial<Record<Scholarship, readonly WorkLine[]>>;
