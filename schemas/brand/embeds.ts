import { bilingual, group, image, url, urlOrStandIn } from './fields';
import { label } from './vocabulary';

export const embeds = group(
  {
    liveScore: urlOrStandIn(
      'ผลบอลสด',
      'Live results',
      'ที่อยู่ของกรอบผลบอลสด (PUB-08) เว็บสาธิตใช้ /sandbox/live-score ได้',
      'Address of the live-results frame (PUB-08); a demo brand may use /sandbox/live-score',
    ),
    score: urlOrStandIn(
      'ตารางคะแนน',
      'Standings',
      'ที่อยู่ของกรอบตารางคะแนน (PUB-09) เว็บสาธิตใช้ /sandbox/standings ได้',
      'Address of the standings frame (PUB-09); a demo brand may use /sandbox/standings',
    ),
    movies: {
      ...label('หนัง', 'Movies', 'เรียงตามลำดับ (RTM-23)', 'In order (RTM-23)'),
      type: 'array',
      maxItems: 200,
      items: group(
        {
          title: bilingual(100, 'ชื่อเรื่อง', 'Title', 'ชื่อหนัง', 'Name of the film'),
          poster: image('โปสเตอร์', 'Poster', 'รูปโปสเตอร์', 'Shown until the film plays'),
          url: url('ที่อยู่หนัง', 'Address', 'ที่อยู่ของกรอบหนัง', 'Address of the player frame'),
        },
        'หนัง',
        'Movie',
        'หนังหนึ่งเรื่อง',
        'One film',
      ),
    },
  },
  'เนื้อหาฝังจากภายนอก',
  'Embedded content',
  'ผลบอล ตารางคะแนน และหนัง',
  'Results, standings and movies',
);
