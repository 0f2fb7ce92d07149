import { Component, type ReactNode } from 'react'
import { Button } from './button'
import { EmptyState } from './empty-state'

type ErrorBoundaryProps = {
  /** where one is; elsewhere it is tried anew */
  readonly place: string
  readonly children: ReactNode
}

type Broken = { readonly isBroken: boolean; readonly place: string }

/** What breaks in one pane leaves the others as they are. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { isBroken: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<Broken> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: Broken): Broken | null {
    return place === state.place ? null : { isBroken: false, place }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div role="alert">
        <EmptyState icon="error" words="Something went wrong, please try again">
          <Button label="Reload" onPress={() => this.setState({ isBroken: false })} />
        </EmptyState>
      </div>
    )
  }
}
