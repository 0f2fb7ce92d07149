import { Component, Suspense, type ReactNode } from 'react'
import { notLoadedAlert } from '../../domain/alert'
import { useApp } from '../app-facade'

type LazyPartProps = {
  /** closes the part, so that it can be opened again */
  readonly onFailed: () => void
  /** shown while the part is loaded */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a page that is loaded when it is first shown. Until then the other parts stay, so that a button among them
 * keeps the focus. Where it cannot be loaded, an alert says so and the page stays.
 */
export const LazyPart = ({ onFailed, fallback = null, children }: LazyPartProps) => {
  const { alertActions } = useApp()
  const fail = (): void => {
    alertActions.show(notLoadedAlert)
    onFailed()
  }
  return (
    <PartBoundary onFailed={fail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}

type PartBoundaryProps = Pick<LazyPartProps, 'onFailed' | 'children'>

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
