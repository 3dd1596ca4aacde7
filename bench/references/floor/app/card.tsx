interface Entry {
  id: number;
  title?: string;
  _list_title?: string;
  _list_subtitle?: string;
  _dates_formatted?: string;
}

export interface Config {
  hero_image?: { url: string };
  invalid_membership_alert: { title: string; summary: string };
}

export interface Member {
  _full_name: string;
  _has_invalid_memberships: boolean;
  membership: Entry[];
  _details: { label: string; value: string }[];
  assignment: Entry[];
}

export function Card({ config, member }: { config: Config; member: Member }) {
  return (
    <>
      {member._has_invalid_memberships && (
        <div className="warning" role="alert">
          <b>{config.invalid_membership_alert.title}</b>
          <div>{config.invalid_membership_alert.summary}</div>
        </div>
      )}
      <div className="card">
        {config.hero_image && <img className="hero" alt="" src={config.hero_image.url} />}
        <div className="inner">
          <h1>{member._full_name}</h1>
          <List entries={member.membership} />
          <dl>
            {member._details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <List entries={member.assignment} />
    </>
  );
}

function List({ entries }: { entries: Entry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.title ?? entry._list_title}
          <small>{[entry._list_subtitle, entry._dates_formatted].filter(Boolean).join(" · ")}</small>
        </li>
      ))}
    </ul>
  );
}
