import type { SparkLine } from './spark-line'
import './spark.css'

export const SparkDrawing = ({ line }: { readonly line: SparkLine }) => (
  <figure>
    <figcaption className="rr-spark-caption">
      {line.words} <small>{line.unit}</small>
    </figcaption>
    <svg className="rr-spark" viewBox="0 0 400 84" aria-hidden="true">
      <line x1="40" x2="400" y1="70" y2="70" />
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
        {line.from}
      </text>
      <text x="400" y="83" textAnchor="end">
        {line.until}
      </text>
    </svg>
  </figure>
)
