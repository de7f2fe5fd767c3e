import type { Scholarship } from '../people/expertise.ts';
import type { WorkLine } from './work-line.ts';

/** Works on people and society, by field. */
export const societyWorks = {
  psychology: [
    ['W1', 'ผลของโปรแกรมการปรึกษากลุ่มออนไลน์ต่อความเครียดของนักศึกษา', 'Effects of online group counselling on student stress'],
    ['W1', 'ความหยุ่นตัวทางใจกับการปรับตัวของนักศึกษาชั้นปีที่หนึ่ง', 'Resilience and adjustment of first-year students'],
    ['W1', 'ภาวะหมดไฟในการทำงานของบุคลากรสายสนับสนุนในมหาวิทยาลัย', 'Burnout among university support staff'],
    ['W1', 'สัมพันธภาพในครอบครัวกับสุขภาวะทางใจของวัยรุ่นตอนปลาย', 'Family relationships and well-being of late adolescents'],
    ['W1', 'การพัฒนาแบบวัดความเห็นอกเห็นใจตนเองฉบับภาษาไทย', 'Development of a Thai self-compassion scale'],
    ['W1', 'การใช้สื่อสังคมออนไลน์กับคุณภาพการนอนหลับของนักศึกษา', 'Social media use and sleep quality of students'],
    ['W2', 'สติกับการปรึกษาเชิงจิตวิทยาในบริบทไทย', 'Mindfulness and counselling in the Thai context'],
    ['W3', 'จิตวิทยาการปรึกษา: ทฤษฎีและการฝึกปฏิบัติ', 'Counselling psychology: theory and practice'],
    ['W7', 'เครือข่ายเพื่อนรับฟังในโรงเรียนมัธยม', 'A network of listening friends in secondary schools'],
  ],
  communication: [
    ['W1', 'กลยุทธ์การสื่อสารแบรนด์เมืองผ่านสื่อวิดีโอสั้น', 'City branding strategies through short videos'],
    ['W1', 'การกำหนดกรอบข่าวฝุ่นละออง PM2.5 ในสื่อออนไลน์ไทย', 'Framing PM2.5 news in Thai online media'],
    ['W1', 'การรู้เท่าทันสื่อของนักเรียนประถมศึกษาตอนปลาย', 'Media literacy of upper primary pupils'],
    ['W1', 'ผู้มีอิทธิพลทางความคิดกับการตัดสินใจเลือกสถานศึกษา', 'Influencers and the choice of a university'],
    ['W1', 'การสื่อสารในภาวะวิกฤตขององค์กรปกครองส่วนท้องถิ่นช่วงอุทกภัย', 'Crisis communication of local governments during floods'],
    ['W2', 'วารสารศาสตร์ข้อมูลในห้องข่าวไทย', 'Data journalism in Thai newsrooms'],
    ['W3', 'การผลิตพอดแคสต์เพื่อการเรียนรู้', 'Producing podcasts for learning'],
    ['W5', 'ภาพยนตร์สารคดีสั้น “คนเรือคนสุดท้าย”', 'The Last Boatman: a short documentary'],
    ['W5', 'ชุดพอดแคสต์ “เล่าเรื่องบ้านเรา”', 'Stories of Our Home: a podcast series'],
  ],
  sociology: [
    ['W1', 'การมีส่วนร่วมของเยาวชนในการพัฒนาชุมชนเมือง', 'Youth participation in urban community development'],
    ['W1', 'เศรษฐกิจนอกระบบกับการดำรงชีพของผู้ค้าหาบเร่แผงลอย', 'The informal economy and livelihoods of street vendors'],
    ['W1', 'ทุนทางสังคมกับการฟื้นตัวของชุมชนหลังอุทกภัย', 'Social capital and community recovery after floods'],
    ['W1', 'ครัวเรือนข้ามรุ่นในชนบทภาคใต้', 'Skipped-generation households in rural southern Thailand'],
    ['W1', 'แรงงานแพลตฟอร์มกับความมั่นคงในชีวิต', 'Platform workers and security of life'],
    ['W2', 'สังคมสูงวัยกับการเรียนรู้ตลอดชีวิต', 'Ageing society and lifelong learning'],
    ['W3', 'สังคมวิทยาชุมชน', 'Sociology of community'],
    ['W7', 'กองทุนขยะเพื่อสวัสดิการของชุมชนริมคลอง', 'A waste fund for the welfare of a canal-side community'],
  ],
  tourism: [
    ['W1', 'ศักยภาพการท่องเที่ยวเชิงอาหารของชุมชนประมงพื้นบ้าน', 'Potential of food tourism in small-scale fishing communities'],
    ['W1', 'ความพึงพอใจของนักท่องเที่ยวต่อเส้นทางเดินชมย่านเมืองเก่า', 'Visitor satisfaction with an old-town walking trail'],
    ['W1', 'การจัดการการท่องเที่ยวโดยชุมชนภายใต้วิถีชีวิตใหม่', 'Community-based tourism management in the new normal'],
    ['W1', 'การรับรู้ของชาวเมืองต่อผลกระทบทางวัฒนธรรมจากการท่องเที่ยว', 'Residents’ perception of the cultural impacts of tourism'],
    ['W2', 'การท่องเที่ยวเชิงวัฒนธรรมกับการเล่าเรื่อง', 'Cultural tourism and storytelling'],
    ['W3', 'การท่องเที่ยวเชิงวัฒนธรรม', 'Cultural tourism'],
    ['W6', 'ชุดแผนที่ท่องเที่ยวสัมผัสสำหรับผู้พิการทางการเห็น', 'A tactile tourist map set for the visually impaired'],
    ['W7', 'การออกแบบกิจกรรมท่องเที่ยวร่วมกับกลุ่มแม่บ้านเกาะยอ', 'Designing tourist activities with the women’s group of Koh Yo'],
  ],
  geography: [
    ['W1', 'การเปลี่ยนแปลงแนวชายฝั่งทะเลจากภาพถ่ายดาวเทียมหลายช่วงเวลา', 'Shoreline change from multi-temporal satellite images'],
    ['W1', 'การวิเคราะห์พื้นที่เสี่ยงน้ำท่วมด้วยระบบสารสนเทศภูมิศาสตร์', 'Flood risk analysis with geographic information systems'],
    ['W1', 'การเข้าถึงพื้นที่สีเขียวของประชากรในเมืองขนาดกลาง', 'Access to green space in a medium-sized city'],
    ['W1', 'การขยายตัวของเมืองกับเกาะความร้อน', 'Urban growth and the heat island'],
    ['W2', 'ภูมินามวิทยากับการเรียนรู้ท้องถิ่น', 'Place names and local learning'],
    ['W3', 'แผนที่และการอ่านแผนที่', 'Maps and map reading'],
    ['W6', 'อุปกรณ์บันทึกพิกัดภาคสนามราคาประหยัด', 'A low-cost field positioning recorder'],
    ['W7', 'แผนที่ชุมชนเพื่อการเฝ้าระวังน้ำหลาก', 'A community map for flash flood watch'],
  ],
} as const satisfies Partial<Record<Scholarship, readonly WorkLine[]>>;
