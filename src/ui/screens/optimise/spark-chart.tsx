import type { SparkLine } from './spark-line'
import './spark.css'

export const SparkChart = ({ sparkLine }: { readonly sparkLine: SparkLine }) => (
  <figure>
    <figcaption className="rr-spark-caption">
      {sparkLine.caption} <small>{sparkLine.unit}</small>
    </figcaption>
    <svg className="rr-spark" viewBox="0 0 400 84" aria-hidden="true">
      <line x1="40" x2="400" y1="70" y2="70" />
      <path className="is-area" d={sparkLine.area} />
      <path d={sparkLine.path} />
      <circle className="is-end" cx={sparkLine.end.x} cy={sparkLine.end.y} r="3" />
      <text x="34" y="12" textAnchor="end">
        {sparkLine.topLabel}
      </text>
      <text x="34" y="74" textAnchor="end">
        {sparkLine.bottomLabel}
      </text>
      <text x="40" y="83">
        {sparkLine.startLabel}
      </text>
      <text x="400" y="83" textAnchor="end">
        {sparkLine.endLabel}
      </text>
    </svg>
  </figure>
)
