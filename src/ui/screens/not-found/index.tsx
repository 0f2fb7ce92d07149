import { ButtonLink, EmptyState, noResultIcon } from '../../components'

export default function NotFound() {
  return (
    <>
      <title>Not found · Rondrit</title>
      <h1 className="rr-sr">Not found</h1>
      <EmptyState icon={noResultIcon} message="There is nothing at this address">
        <ButtonLink label="Go to the projects" to="/projects" />
      </EmptyState>
    </>
  )
}
