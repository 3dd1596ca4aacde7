import type { MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { CardModel } from "@/lib/api/card-model";
import { mdiAccountEdit } from "@/lib/base/first-icons";

export interface MembershipCardTexts {
  details: string;
  memberships: string;
  edit: string;
  photoOf: string;
}

interface MembershipCardProps {
  card: CardModel;
  texts: MembershipCardTexts;
  /** Address of My account; null when the route is switched off. */
  editHref: string | null;
  onEdit?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The card itself (spec 2). Plain markup without hooks: the same code draws it before React is loaded (see
 * docs/decisions/002-first-paint.md), so nothing moves when React takes over.
 */
export function MembershipCard({ card, texts, editHref, onEdit }: MembershipCardProps) {
  return (
    <article className="overflow-hidden rounded-card bg-surface shadow-card">
      {card.heroImage ? (
        <div className="aspect-[2/1] bg-primary-deep">
          <img
            src={card.heroImage}
            alt=""
            className="size-full object-cover"
            width={1200}
            height={600}
            fetchPriority="high"
          />
        </div>
      ) : null}
      <div className="flex items-start gap-4 bg-linear-to-br from-primary to-primary-deep px-6 py-6 text-on-primary">
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl leading-tight font-extrabold tracking-tight text-balance">{card.fullName}</h1>
          {card.memberships.length > 0 ? (
            <ul aria-label={texts.memberships} className="mt-4 grid grid-cols-1 gap-3">
              {card.memberships.map((membership, index) => (
                <li key={index} className="border-l-4 border-white/60 pl-3">
                  <p className="leading-snug font-semibold">{membership.title}</p>
                  {membership.subtitle ? <p className="leading-snug">{membership.subtitle}</p> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {card.photo ? (
          <img
            src={card.photo}
            alt={texts.photoOf}
            width={88}
            height={110}
            className="h-[110px] w-[88px] shrink-0 rounded-xl border-2 border-white/80 object-cover"
          />
        ) : null}
      </div>
      {card.details.length > 0 ? (
        <dl aria-label={texts.details} className="grid grid-cols-1 gap-x-6 gap-y-4 px-6 pt-6 min-[400px]:grid-cols-2">
          {card.details.map((detail, index) => (
            <div key={index} className="min-w-0">
              <dt className="text-sm text-muted">{detail.label}</dt>
              <dd className="font-semibold">{detail.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {editHref ? (
        <div className="p-6">
          <ButtonLink variant="tonal" className="w-full" href={editHref} onClick={onEdit}>
            <SvgIcon path={mdiAccountEdit} className="size-5" />
            {texts.edit}
          </ButtonLink>
        </div>
      ) : (
        <div className="pb-6" />
      )}
    </article>
  );
}
