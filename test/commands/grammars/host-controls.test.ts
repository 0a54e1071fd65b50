import { describe, expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';

const disarms = (line: string): boolean => factsOf(line).effects.includes('disarm');

describe('a protection is switched off', () => {
  it.each([
    ...['setenforce 0', '/usr/sbin/setenforce Permissive', 'semanage permissive -a httpd_t', 'semodule -d x'],
    ...['aa-teardown', 'aa-disable /etc/apparmor.d/x', 'apparmor_parser -R x', 'apparmor_parser --rem x'],
    ...['auditctl -D', 'auditctl -e0', 'auditctl -e 0', 'auditctl -W /etc/passwd'],
    ...['firewall-cmd --panic-off', 'firewall-cmd --set-default-zone=trusted', 'ipset flush', 'pfctl -d'],
    ...[
      'pfctl -F all',
      'csrutil disable',
      'spctl --master-disable',
      'tmutil disable',
      'fail2ban-client stop',
    ],
    ...['systemctl stop firewalld', 'systemctl stop nginx ufw.service', 'systemctl --now disable auditd'],
    ...['systemctl disable --now fail2ban', 'systemctl mask apparmor', 'systemctl kill -s KILL auditd'],
    ...[
      'service auditd stop',
      'rc-service iptables stop',
      'chkconfig iptables off',
      'update-rc.d ufw remove',
    ],
    ...['pkill -9 auditd', 'killall -KILL falcon-sensor', 'pkill -f portcullis'],
    'launchctl bootout system/com.apple.syslogd',
    'launchctl unload -w /System/Library/LaunchDaemons/com.apple.alf.plist',
  ])('%s', (line) => expect(disarms(line)).toBe(true));

  it.each([
    ...['claude --dangerously-skip-permissions', 'claude -p x --permission-mode bypassPermissions'],
    ...['codex --dangerously-bypass-approvals-and-sandbox', 'codex -s danger-full-access x', 'codex --yolo'],
    ...['gemini -y', 'gemini --approval-mode=yolo', 'copilot --allow-all-tools -p x', 'cursor-agent -f x'],
    ...[
      'PORTCULLIS_DISABLE=1 ls',
      'export PORTCULLIS_OFF=1',
      'env GUARD_OFF=1 ls',
      'declare -x DCG_BYPASS=1',
    ],
  ])('or the guard of an agent: %s', (line) => expect(disarms(line)).toBe(true));

  it.each([
    ...[
      'setenforce 1',
      'getenforce',
      'sestatus',
      'aa-status',
      'auditctl -l',
      'auditctl -e 1',
      'csrutil status',
    ],
    ...['firewall-cmd --state', 'firewall-cmd --set-default-zone=public', 'ipset list', 'pfctl -s rules'],
    ...[
      'systemctl stop postgresql',
      'systemctl restart firewalld',
      'systemctl start ufw',
      'systemctl status ufw',
    ],
    ...['systemctl --user stop ufw', 'systemctl enable auditd', 'service nginx stop', 'service ufw status'],
    ...[
      'rc-service nginx stop',
      'pkill node',
      'killall python3',
      'launchctl unload ~/Library/LaunchAgents/a.plist',
    ],
    ...[
      'claude --version',
      'claude -p x',
      'codex -s read-only x',
      'gemini -p x',
      'CI=1 ls',
      'tmutil listbackups',
    ],
  ])('not by %s', (line) => expect(disarms(line)).toBe(false));
});
