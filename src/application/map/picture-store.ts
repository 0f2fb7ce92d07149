import { makeAutoObservable } from 'mobx'
import type { Coordinates } from '../../domain/address'
import { emptyPicture, pictureOf, type MapView, type Picture } from '../../domain/map'
import { emptyPlan, type Plan } from '../../domain/plan'

export type PictureSources = {
  readonly plan: { readonly plan: Plan | undefined }
  /** the present plan while a proposal is shown; undefined otherwise */
  readonly formerPlan: { readonly plan: Plan | undefined }
  readonly map: { readonly view: MapView }
  readonly session: { readonly user: { readonly coordinates: Coordinates | undefined } | undefined }
}

/** Derives the picture from the plan, the view and the user. */
export class PictureStore {
  readonly sources: PictureSources

  constructor(sources: PictureSources) {
    this.sources = sources
    makeAutoObservable(this, { sources: false })
  }

  get picture(): Picture {
    const { plan, map, session } = this.sources
    return pictureOf(plan.plan ?? emptyPlan, map.view, session.user?.coordinates)
  }

  /** The lines of the present plan while a proposal is shown. */
  get formerLines(): Picture['lines'] {
    const { formerPlan, map } = this.sources
    return formerPlan.plan === undefined ? emptyPicture.lines : pictureOf(formerPlan.plan, map.view, undefined).lines
  }
}
