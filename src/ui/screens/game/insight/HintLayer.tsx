/** The ideal line: white dashes in ink, so that they stand out on either water. */
import { memo, useMemo } from 'react';
import { paper } from '../../../styles/palette';
import { useTurn } from '../turn';
import { formatLine } from './idealLine';
import { useInsight } from './insightContext';

export function HintLayer() {
  const { state } = useTurn();
  const hint = useInsight((insight) => insight.hint);
  const line = hint.status === 'given' && hint.state === state ? hint.advice.line : null;
  const path = useMemo(() => (line ? formatLine(line) : ''), [line]);
  return path === '' ? null : <IdealLine path={path} />;
}

const IdealLine = memo(function IdealLine({ path }: { path: string }) {
  return (
    <g
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      pointerEvents="none"
      data-ideal=""
    >
      <path d={path} stroke={paper.ink} strokeWidth={5.4} />
      <path d={path} stroke={paper.white} strokeWidth={2.6} strokeDasharray="8 7" strokeLinecap="butt" />
    </g>
  );
});
