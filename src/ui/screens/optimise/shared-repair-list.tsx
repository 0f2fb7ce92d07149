/** The repairs that would have several stops planned at once. */
export const HelpList = ({ helps }: { readonly helps: ReadonlyArray<string> }) =>
  helps.length === 0 ? null : (
    <section aria-labelledby="helps">
      <h2 className="rr-section-title" id="helps">
        What would help most
      </h2>
      <ul className="rr-left-out">
        {helps.map((help) => (
          <li key={help}>{help}</li>
        ))}
      </ul>
    </section>
  )
