/** The repairs that would have several stops planned at once. */
export const SharedRepairList = ({ repairs }: { readonly repairs: ReadonlyArray<string> }) =>
  repairs.length === 0 ? null : (
    <section aria-labelledby="helps">
      <h2 className="rr-section-title" id="helps">
        What would help most
      </h2>
      <ul className="rr-left-out">
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
        ))}
      </ul>
    </section>
  )
