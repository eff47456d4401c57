import { useEffect, useState } from 'react';
import { formatHash } from '../../../store/link';
import { IconButton } from '../../chrome/Button';
import { Notice } from '../../chrome/Notice';
import { TextField } from '../../chrome/TextField';
import { replaceRoute } from '../../navigation';
import { useWords } from '../../words';
import { Page } from '../page/Page';
import styles from './rules.module.css';
import { RuleText } from './RuleText';
import { searchRules } from './searchRules';
import { useRulebook } from './useRulebook';

const idOf = (number: string) => `rule-${number}`;

function leafTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  heading?.focus({ preventScroll: true });
}

/** The rulebook: opens at the rule that is asked for, and searches as you type. */
export function RulesScreen({ rule }: { rule: string | null }) {
  const words = useWords();
  const { rules: own } = words.settings;
  const book = useRulebook(words.language);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const sections = book ? searchRules(book, query) : [];
  const found = sections.reduce((sum, section) => sum + section.rules.length, 0);

  useEffect(() => {
    if (!book || rule === null) return;
    document.getElementById(idOf(rule))?.scrollIntoView?.({ block: 'center' });
  }, [book, rule]);

  const tools = (
    <search className={styles.search}>
      <div className={styles.field}>
        <TextField label={own.search} hideLabel placeholder={own.search} value={query} onChange={setQuery} />
        {isSearching && <IconButton icon="close" label={own.clear} onClick={() => setQuery('')} />}
      </div>
      <output className={styles.count}>{isSearching ? own.found({ n: found }) : ''}</output>
    </search>
  );

  return (
    <Page title={own.title} tools={tools}>
      {book === undefined && (
        <Notice tone="danger" icon="info">
          {words.errors.page.languageFailed}
        </Notice>
      )}
      {book && found === 0 && <p className={styles.none}>{own.none}</p>}
      <div className={styles.columns}>
        {book && (
          <nav className={styles.contents} aria-label={own.contents}>
            <ul>
              {sections.map(({ id, title, rules }) => (
                <li key={id}>
                  <a
                    href={formatHash({ screen: 'rules', rule: rules[0].number })}
                    onClick={(event) => {
                      // Within the page: leafing through the book is nothing to go back from.
                      event.preventDefault();
                      leafTo(`section-${id}`);
                    }}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.book}>
          {sections.map(({ id, title, rules }) => (
            <section key={id} aria-labelledby={`section-${id}`}>
              <h2 id={`section-${id}`} tabIndex={-1}>
                {title}
              </h2>
              <dl className={styles.rules}>
                {rules.map(({ number, text }) => (
                  <div
                    key={number}
                    id={idOf(number)}
                    className={styles.rule}
                    aria-current={number === rule ? 'location' : undefined}
                  >
                    <dt>
                      <a
                        href={formatHash({ screen: 'rules', rule: number })}
                        aria-label={own.rule({ rule: number.slice(1) })}
                        onClick={(event) => {
                          event.preventDefault();
                          replaceRoute({ screen: 'rules', rule: number });
                        }}
                      >
                        {number.slice(1)}
                      </a>
                    </dt>
                    <dd>
                      <RuleText text={text} query={query} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
