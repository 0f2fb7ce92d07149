import type { SparkLine } from './spark-line'
import './spark.css'

export const SparkDrawing = ({ line }: { readonly line: SparkLine }) => (
  <svg className="rr-spark" viewBox="0 0 400 84" role="img" aria-label={line.words}>
    <line x1="40" x2="400" y1="70" y2="70" />
    {line.reference === undefined ? null : (
      <>
        <line className="is-ref" x1="40" x2="400" y1={line.reference.y} y2={line.reference.y} />
        <text x="400" y={line.reference.y < 14 ? line.reference.y + 12 : line.reference.y - 5} textAnchor="end">
          {line.reference.words}
        </text>
      </>
    )}
    <path className="is-area" d={line.area} />
    <path d={line.path} />
    <circle className="is-end" cx={line.end.x} cy={line.end.y} r="3" />
    <text x="34" y="12" textAnchor="end">
      {line.top}
    </text>
    <text x="34" y="74" textAnchor="end">
      {line.bottom}
    </text>
    <text x="40" y="83">
      0 s
    </text>
    <text x="400" y="83" textAnchor="end">
      {line.until}
    </text>
  </svg>
)
