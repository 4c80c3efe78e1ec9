// Message templates: written with variables, previewed with a real candidate's data.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { templatesQuery } from '../api/automation.ts';
import type { Template } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { TemplateEditor } from '../automation/template-editor.tsx';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { NothingYet, Shown } from '../kit/states.tsx';
import { inChoiceOrder, templateName } from '../words/template-names.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(templatesQuery(api));
  const mayChange = useAllowed('operations:*');
  const [edited, setEdited] = useState<Template | 'new' | undefined>(undefined);
  const add = (
    <Button look="main" icon="plus" onClick={() => setEdited('new')}>
      New template
    </Button>
  );
  return (
    <Page
      title="Templates"
      about="The text of follow-ups, offers and rejections."
      actions={mayChange && query.data?.data.length !== 0 ? add : undefined}
    >
      <Shown query={query} what="the templates">
        {({ data }) => (
          <ScreenList
            what="templates"
            columns={columns}
            rows={inChoiceOrder(data)}
            id={({ template_id: id }) => id}
            card={(template) => <TemplateCard template={template} onOpen={() => setEdited(template)} />}
            empty={
              <NothingYet
                title="No templates yet"
                mayBegin={mayChange}
                action={add}
                otherwise="What messages say shows here, once somebody in recruiting has written a template."
              >
                A template fills in each candidate’s name and role.
              </NothingYet>
            }
          />
        )}
      </Shown>
      {edited !== undefined && (
        <TemplateEditor template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

const columns: readonly ListColumn<Template>[] = [
  { name: 'Name', value: ({ template_id: id }) => id, cell: ({ template_id: id }) => templateName(id) },
  { name: 'Subject', value: ({ subject }) => subject, cell: ({ subject }) => subject },
  { name: 'Message', value: ({ body }) => body, cell: ({ body }) => body },
];

const TemplateCard = ({ template, onOpen }: { template: Template; onOpen: () => void }): ReactNode => (
  <button
    type="button"
    className="grid h-full w-full grid-cols-1 content-start gap-1 rounded-card border border-line bg-surface p-4 text-start hover:border-field"
    onClick={onOpen}
  >
    <span className="text-xs text-muted">{templateName(template.template_id)}</span>
    <span className="font-semibold">{template.subject}</span>
    <span className="line-clamp-3 text-sm whitespace-pre-line text-muted">{template.body}</span>
  </button>
);
