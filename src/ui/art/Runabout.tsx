import { boats, paper, type BoatNumber } from '../styles/palette';

export interface RunaboutProps {
  boat: BoatNumber;
  /** The point under the bow at the waterline; the boat reaches 442 units to the right of it. */
  x: number;
  y: number;
  scale?: number | undefined;
}

const HULL =
  'M0-125C64-106 150-87 250-71C330-58 400-50 437-45L442 2H316C214-2 140-20 88-52C48-78 18-104 0-125Z';
const BILGE =
  'M12-112C66-66 150-36 250-25C320-17 400-13 440-11L442 2H316C214-2 140-20 88-52C54-75 28-96 12-112Z';
const STRIPE =
  'M6-119C66-80 150-52 250-41C320-33 400-29 439-26L440-14C400-16 320-19 250-28C150-40 58-76 6-116Z';
const DECK =
  'M0-125C80-119 180-101 270-87C340-76 400-70 429-67L437-45C400-50 330-58 250-71C150-87 64-106 0-125Z';
const GLASS = 'M145-101Q158-121 176-128Q188-132 192-121L200-91Z';
const ENGINE_COVER = 'M314-78Q342-88 372-82Q402-76 414-64Z';

function Driver({ cap }: { cap: string }) {
  return (
    <g stroke={paper.ink} strokeWidth={3.4}>
      <path d="M207-95Q210-123 238-124Q264-122 266-84Z" fill="#1d2b40" />
      <path
        d="M244-117C262-113 276-117 296-111Q304-108 311-103C292-98 268-94 250-99Q242-108 244-117Z"
        fill="#cf1b26"
      />
      <path d="M252-106Q272-102 292-107" fill="none" stroke="#8e1018" strokeWidth={2} />
      <circle cx={231} cy={-136} r={14.6} fill="#f0cba4" />
      <path d="M216.6-139Q217-151.5 231.5-151.5T246-138Q232-144 216.6-139Z" fill={cap} />
      <path d="M214-138Q220-141 229-139.5L228-134Q219-132 214-138Z" fill={paper.ink} stroke="none" />
    </g>
  );
}

/** What the screw throws up behind the boat. */
function RoosterTail() {
  return (
    <g>
      <path
        d="M440 0C492-56 566-94 670-92C636-74 620-56 622-38C656-40 690-34 712-18C690-12 676-6 668 4Z"
        fill="#a9d3dc"
      />
      <path d="M440 0C490-40 550-66 628-66C600-50 590-36 592-22C622-24 646-18 664-6L650 4Z" fill="#dceff0" />
      <path d="M440 0C480-24 526-36 578-34C556-24 548-12 550 4Z" fill={paper.white} />
    </g>
  );
}

/** Foam along the hull, parted by the bow. */
function BowFoam() {
  return (
    <g>
      <path
        d="M66-34C94-24 108-27 124-33C150-43 178-40 206-30C250-14 290-8 330-6C360-4 400 0 470 6H250C190 4 122-8 66-34Z"
        fill={paper.white}
      />
      <path d="M124-21C146-27 176-26 204-16C224-8 244-4 262-1C214 0 166-6 124-21Z" fill="#bcdde4" />
      <path d="M84-17C104-15 120-11 134-6C114-7 98-11 84-17Z" fill="#bcdde4" />
    </g>
  );
}

/** A mahogany-decked runabout from the side, planing to the left. */
export function Runabout({ boat, x, y, scale = 1 }: RunaboutProps) {
  const { hull, gunwale } = boats[boat];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round" strokeLinecap="round">
      <RoosterTail />
      <path d={GLASS} fill="#bcdde4" stroke={paper.ink} strokeWidth={3.4} />
      <path d="M163-108L178-121" stroke={paper.white} strokeWidth={4} />
      <Driver cap={hull} />
      <path d={ENGINE_COVER} fill="#5f2f17" stroke={paper.ink} strokeWidth={3.4} />
      <path d="M340-80L386-74" stroke="#d9a56b" strokeWidth={3} />
      <path d="M436-54L433-90" stroke={paper.ink} strokeWidth={4} />
      <path d="M433-91L474-95L465-81L476-68L434-65Z" fill={hull} stroke={paper.ink} strokeWidth={3.2} />
      <path d={HULL} fill={hull} />
      <path d={BILGE} fill={gunwale} />
      <path d={STRIPE} fill={boat === 6 ? paper.navy : paper.white} />
      <path d={DECK} fill="#8a4a24" stroke={paper.ink} strokeWidth={3.2} />
      <path d="M30-116C74-110 112-103 148-96" fill="none" stroke="#d9a56b" strokeWidth={3} />
      <path d={HULL} fill="none" stroke={paper.ink} strokeWidth={3.6} />
      <BowFoam />
      <circle cx={278} cy={-38} r={19} fill={paper.white} stroke={paper.ink} strokeWidth={3.4} />
      <text x={278} y={-27.6} textAnchor="middle" fontSize={29} fontWeight={700} fill={paper.ink}>
        {boat}
      </text>
    </g>
  );
}
